import { formatLine } from '#domain/odds/odds.ts';
import { normalCdf, type Happening, type MatchModel } from './model.ts';
import { namedRunners } from './side-plan.ts';

interface IndexState {
  steps: number;
  /** Hundredths of a point. */
  index: number;
  /** The index the first runner needs at the close, hundredths. */
  strike: number;
}

const steps = 60;
/** Standard deviation of one step, hundredths of a point. */
const deviation = 450;
/** Strikes are multiples of this. */
const grid = 10_00;

const isOver = (state: IndexState): boolean => state.steps >= steps;

/** A random-walk index: at the close it is at or above the strike, or below it. */
export const binaryIndex: MatchModel<IndexState> = {
  stepMs: 2_500,
  secondsAStep: null,
  market: (_, { strike }) => ({
    marketName: `At or above ${formatLine(strike)} at the close`,
    kind: 'BINARY',
    strike,
    runners: namedRunners(['Yes', 'No']),
  }),
  start: (random) => {
    const index = random.integer(18_000_00, 26_000_00);
    return { steps: 0, index, strike: Math.round(index / grid) * grid };
  },
  step: (state, random) => {
    const index = state.index + Math.round(random.normal() * deviation);
    const next = { ...state, steps: state.steps + 1, index };
    const isAbove = index >= state.strike;
    const hasCrossed = isAbove !== state.index >= state.strike;
    const happening: Happening = {
      moment: `${next.steps}/${steps}`,
      weight: isOver(next) ? 'KEY' : hasCrossed ? 'NOTABLE' : 'PLAY',
      side: null,
      mark: index >= state.index ? 'Up' : 'Down',
      text: isOver(next)
        ? `Closed at ${formatLine(index)}`
        : hasCrossed
          ? `${formatLine(index)}, now ${isAbove ? 'above' : 'below'} the strike`
          : formatLine(index),
    };
    return { state: next, happenings: [happening], keyMoment: null };
  },
  probabilities: ({ index, strike, ...state }) => {
    const left = steps - state.steps;
    // The index moves in whole hundredths, and exactly at the strike counts as above: hence the half.
    const chance =
      left === 0
        ? Number(index >= strike)
        : normalCdf((index - strike + 0.5) / (deviation * Math.sqrt(left)));
    return [chance, 1 - chance];
  },
  score: (state) => ({
    home: '',
    away: '',
    period: `${formatLine(state.index)}${isOver(state) ? ' at the close' : ''}`,
    note: '',
  }),
  board: (state) => ({
    columns: [],
    home: [],
    away: [],
    active: null,
    detail: `Index ${formatLine(state.index)}, strike ${formatLine(state.strike)}`,
  }),
  winner: (state) => (isOver(state) ? (state.index >= state.strike ? 0 : 1) : null),
  closing: ({ index }) => index,
};
