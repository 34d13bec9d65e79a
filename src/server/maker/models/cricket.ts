import { itemAt } from '#domain/must.ts';
import type { Random } from '../random.ts';
import { ballOf, chaseText, cricketBoard, oversOf } from './cricket-board.ts';
import { ballsAnInnings, batting, type CricketState, type Innings } from './cricket-state.ts';
import { bookmakerOf, inningsLine, sessionOf } from './cricket-sides.ts';
import { normalCdf, type MatchModel } from './model.ts';
import { namedRunners } from './side-plan.ts';

const wicketsAnInnings = 10;
const wicketChance = 0.052;
/** Standard deviation of one ball's runs, from which follows that of the rest of an innings. */
const ballDeviation = 1.65;

const isDone = ({ wickets, balls }: Innings): boolean =>
  wickets >= wicketsAnInnings || balls >= ballsAnInnings;

/** Draws the runs of a ball without a wicket, with a mean near `pace`. */
function runsOfBall(pace: number, random: Random): number {
  const roll = random.next() / (pace / 1.35);
  if (roll < 0.055) return 6;
  if (roll < 0.175) return 4;
  if (roll < 0.245) return 2;
  return roll < 0.63 ? 1 : 0;
}

/** Returns the runs still expected in an innings. A side that has lost wickets slows down and may be out early. */
function expectedRest({ wickets, balls }: Innings, pace: number): number {
  const left = ballsAnInnings - balls;
  const inHand = (wicketsAnInnings - wickets) / wicketsAnInnings;
  const survival = Math.min(1, (wicketsAnInnings - wickets) / (wicketChance * left + 1.5));
  return left * pace * (0.62 + 0.38 * Math.sqrt(inHand)) * survival;
}

/** Returns the chance that the side batting second wins. */
function chaseChance(state: CricketState): number {
  const [one, two] = state.innings;
  const chaser = state.first === 0 ? 1 : 0;
  const restOfFirst = state.at === 0 ? expectedRest(one, state.pace[state.first]) : 0;
  const target = one.runs + restOfFirst + 1;
  const left = (state.at === 0 ? ballsAnInnings - one.balls : 0) + ballsAnInnings - two.balls;
  const margin = two.runs + expectedRest(two, state.pace[chaser]) - target + 0.5;
  return normalCdf(margin / (ballDeviation * Math.sqrt(left + 0.5)));
}

/** A T20 match, ball by ball. */
export const cricket: MatchModel<CricketState> = {
  stepMs: 2_000,
  secondsAStep: null,
  market: (entrants) => ({ marketName: 'Match Odds', kind: 'WINNER', runners: namedRunners(entrants) }),
  start: (random) => ({
    first: random.chance(0.5) ? 0 : 1,
    innings: [
      { runs: 0, wickets: 0, balls: 0 },
      { runs: 0, wickets: 0, balls: 0 },
    ],
    at: 0,
    pace: [1.2 + random.next() * 0.35, 1.2 + random.next() * 0.35],
    superOver: null,
    note: '',
  }),
  step: (state, random) => {
    const current = state.innings[state.at];
    const isWicket = random.chance(wicketChance);
    const runs = isWicket ? 0 : runsOfBall(state.pace[batting(state)], random);
    const after = {
      runs: current.runs + runs,
      wickets: current.wickets + Number(isWicket),
      balls: current.balls + 1,
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
      happenings: [ballOf(batting(state), after, runs, isWicket)],
      keyMoment: isWicket ? 'WICKET' : null,
    };
  },
  probabilities: (state) => {
    const winner = cricket.winner(state);
    if (winner !== null) return winner === 0 ? [1, 0] : [0, 1];
    const chase = chaseChance(state);
    return state.first === 0 ? [1 - chase, chase] : [chase, 1 - chase];
  },
  score: (state) => {
    const text = (innings: Innings) => `${innings.runs}/${innings.wickets} (${oversOf(innings)})`;
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
  winner: (state) => {
    const [one, two] = state.innings;
    const chaser = state.first === 0 ? 1 : 0;
    if (state.at === 0) return null;
    if (two.runs > one.runs) return chaser;
    if (!isDone(two)) return null;
    return two.runs < one.runs ? state.first : state.superOver;
  },
};
