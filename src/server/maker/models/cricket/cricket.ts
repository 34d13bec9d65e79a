import { shortRunsText } from '#domain/words/cricket-words.ts';
import { itemAt } from '#domain/must.ts';
import type { Random } from '../../random.ts';
import type { Entrant } from '../../world/entrant.ts';
import { ballOf, chaseText, cricketBoard, oversOf } from './cricket-board.ts';
import { chaserChance } from './cricket-chances.ts';
import {
  ballsLeft,
  batting,
  aggressionOf,
  isDone,
  wicketsLeft,
  type CricketState,
  type Innings,
} from './cricket-state.ts';
import { bookmakerOf, inningsLine, sessionOf } from './cricket-sides.ts';
import { deliveryAt, extraAt, runsOfOutcome, wicketAt } from './ball.ts';
import { drawLevels } from './levels.ts';
import { bookOf } from './tables.ts';
import { toldScorecard } from './told-scorecard.ts';
import type { MatchModel } from '../model.ts';
import { cricketPlays } from '../plays/cricket-plays.ts';
import { namedRunners } from '../side-plan.ts';
import { stillOpen } from '../still-open.ts';

const noInnings: Innings = { runs: 0, wickets: 0, balls: 0, deliveries: '' };

/** Draws the outcome of a delivery, as a place in `runsOfOutcome`. */
function drawOutcome(state: CricketState, random: Random): number {
  const now = state.innings[state.at];
  const book = bookOf(state.levels[batting(state)]);
  const delivery = deliveryAt(ballsLeft(now), wicketsLeft(now), aggressionOf(state));
  let roll = random.next();
  for (let outcome = 0; outcome < extraAt; outcome++) {
    roll -= itemAt(book, delivery + outcome);
    if (roll < 0) return outcome;
  }
  return extraAt;
}

/** How much stronger home is, and how both bat today. */
function dayOf(random: Random, [home, away]: readonly Entrant[]): Pick<CricketState, 'ahead' | 'levels'> {
  const ahead = (home?.strength ?? 0) - (away?.strength ?? 0);
  return { ahead, levels: drawLevels(random, ahead) };
}

/** A T20 match, ball by ball. */
export const cricket: MatchModel<CricketState> = {
  stepMs: 6_400,
  secondsAStep: null,
  market: (entrants) => ({ marketName: 'Match Odds', kind: 'WINNER', runners: namedRunners(entrants) }),
  start: (random, entrants) => ({
    first: random.chance(0.5) ? 0 : 1,
    innings: [noInnings, noInnings],
    at: 0,
    ...dayOf(random, entrants),
    superOver: null,
    note: '',
  }),
  step: (state, random) => {
    const current = state.innings[state.at];
    const outcome = drawOutcome(state, random);
    const isWicket = outcome === wicketAt;
    const runs = itemAt(runsOfOutcome, outcome);
    const after: Innings = {
      runs: current.runs + runs,
      wickets: current.wickets + Number(isWicket),
      balls: current.balls + Number(outcome !== extraAt),
      deliveries: `${current.deliveries}${outcome}`,
    };
    const innings: CricketState['innings'] =
      state.at === 0 ? [after, state.innings[1]] : [state.innings[0], after];
    const note = isWicket ? 'WICKET' : runs >= 4 ? (runs === 6 ? 'SIX' : 'FOUR') : '';
    const isLevel = state.at === 1 && isDone(after) && after.runs === innings[0].runs;
    return {
      state: {
        ...state,
        innings,
        at: state.at === 0 && isDone(after) ? 1 : state.at,
        superOver: isLevel ? (random.chance(0.5) ? 0 : 1) : null,
        note,
      },
      happenings: [ballOf(batting(state), after, outcome)],
      keyMoment: isWicket ? 'WICKET' : null,
    };
  },
  plays: cricketPlays,
  probabilities: (state) => {
    const winner = cricket.winner(state);
    if (winner !== null) return winner === 0 ? [1, 0] : [0, 1];
    const chase = stillOpen(chaserChance(state));
    return state.first === 0 ? [1 - chase, chase] : [chase, 1 - chase];
  },
  score: (state) => {
    const text = (innings: Innings) => `${shortRunsText(innings)} (${oversOf(innings)})`;
    const texts = state.innings.map((innings, at) => (at === 1 && state.at === 0 ? '' : text(innings)));
    const [home, away] =
      state.first === 0 ? [itemAt(texts, 0), itemAt(texts, 1)] : [itemAt(texts, 1), itemAt(texts, 0)];
    const isOver = cricket.winner(state) !== null;
    const period = isOver ? 'Finished' : state.at === 0 ? '1st innings' : chaseText(state);
    return { home, away, period, note: state.note };
  },
  sides: [
    bookmakerOf(
      (state) => cricket.probabilities(state),
      (state) => cricket.winner(state),
    ),
    sessionOf(6),
    sessionOf(10),
    inningsLine,
  ],
  board: (state) => cricketBoard(state, cricket.winner(state) !== null),
  scorecard: toldScorecard,
  winner: (state) => {
    const [one, two] = state.innings;
    const chaser = state.first === 0 ? 1 : 0;
    if (state.at === 0) return null;
    if (two.runs > one.runs) return chaser;
    if (!isDone(two)) return null;
    return two.runs < one.runs ? state.first : state.superOver;
  },
};
