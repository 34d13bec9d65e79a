import { lastOf } from '#domain/must.ts';
import type { BallDetail } from '#domain/market/play.ts';
import type { Random } from '../../random.ts';
import { batting, type CricketState } from '../cricket/cricket-state.ts';
import { momentOf } from '../cricket/cricket-board.ts';
import { extraAt, runsOfOutcome, wicketAt } from '../cricket/ball.ts';
import { bowlingOf, wicketOf } from '../cricket/dismissal.ts';
import { scorecardOf } from '../cricket/scorecard.ts';
import { ballPlay, type BallFacts } from './ball.ts';

/** The last of the line-up bowl, the last one first. */
const placeOf = (bowler: number): number => playersASide - bowler;
const playersASide = 11;

/** Tells the ball between two states. Who bowls and bats follows from the scorecard. `seed`: of the match. */
export function cricketPlays(
  before: CricketState,
  after: CricketState,
  random: Random,
  seed: string,
): BallDetail[] {
  const innings = after.innings[before.at];
  const outcome = Number(lastOf(innings.deliveries));
  const { striker, bowler } = scorecardOf(before.innings[before.at].deliveries);
  const facts: BallFacts = {
    moment: momentOf(innings, outcome),
    side: batting(before) === 0 ? 'HOME' : 'AWAY',
    bowler: bowler === null ? null : placeOf(bowler),
    batter: striker + 1,
    runs: runsOfOutcome[outcome] ?? 0,
    isWide: outcome === extraAt,
    wicket:
      outcome === wicketAt && bowler !== null
        ? wicketOf({ seed, innings: before.at, batter: striker, bowler })
        : null,
    bowling: bowlingOf(bowler ?? 0),
  };
  return [ballPlay(facts, random)];
}
