import type { ScorecardInnings } from '#contract/scorecard.ts';
import type { WicketKind } from '#domain/market/play.ts';
import { itemAt } from '#domain/must.ts';
import { createRandom } from '../../random.ts';
import type { Entrant } from '../../world/entrant.ts';
import type { CricketState } from './cricket-state.ts';
import { wicketOf } from './dismissal.ts';
import { scorecardOf, type BatterFigures } from './scorecard.ts';

/** The last of the line-up bowl, the last one first. */
const bowlerName = (lineUp: readonly string[], bowler: number): string =>
  itemAt(lineUp, lineUp.length - 1 - bowler);
/** Who keeps wicket bats sixth, and does not bowl. */
const keeperAt = 5;

/** Family names stand alone in a scorecard. */
const shortName = (name: string): string => name.replace(/^\S+\. /, '');

/** Returns the innings as they stand, with the players’ names; null if a line-up is not known. `seed`: of the match. */
export function toldScorecard(
  state: CricketState,
  entrants: readonly Entrant[],
  seed: string,
): ScorecardInnings[] | null {
  const [home, away] = entrants.map(({ lineUp }) => lineUp);
  if (!home || !away) return null;
  const played = state.innings.slice(0, state.at + 1).filter(({ deliveries }) => deliveries !== '');
  return played.map((innings, at) => {
    const isHome = (at === 0) === (state.first === 0);
    const [batting, fielding] = isHome ? [home, away] : [away, home];
    const { batters, bowlers, extras } = scorecardOf(innings.deliveries);
    const howOut = (batter: BatterFigures, place: number): string | null =>
      batter.bowler === null
        ? null
        : dismissal(wicketOf({ seed, innings: at, batter: place, bowler: batter.bowler }), {
            bowler: shortName(bowlerName(fielding, batter.bowler)),
            keeper: shortName(itemAt(fielding, keeperAt)),
            fielder: shortName(createRandom(`${seed}|catch|${at}|${place}`).pick(fielding)),
          });
    return {
      side: isHome ? 'HOME' : 'AWAY',
      runs: innings.runs,
      wickets: innings.wickets,
      balls: innings.balls,
      extras,
      batters: batters.map((batter, place) => {
        const { runs, balls, fours, sixes } = batter;
        return { name: itemAt(batting, place), runs, balls, fours, sixes, howOut: howOut(batter, place) };
      }),
      bowlers: bowlers.flatMap((figures, bowler) =>
        figures.balls + figures.runs === 0 ? [] : [{ name: bowlerName(fielding, bowler), ...figures }],
      ),
    };
  });
}

interface Hands {
  bowler: string;
  keeper: string;
  fielder: string;
}

function dismissal(wicket: WicketKind, { bowler, keeper, fielder }: Hands): string {
  switch (wicket) {
    case 'BOWLED':
      return `b ${bowler}`;
    case 'LBW':
      return `lbw b ${bowler}`;
    case 'STUMPED':
      return `st ${keeper} b ${bowler}`;
    case 'CAUGHT':
      return fielder === bowler ? `c & b ${bowler}` : `c ${fielder} b ${bowler}`;
  }
}
