import { classicLadder } from '#domain/odds/odds-ladder.ts';
import { closeText, indexMove, indexRules, startText } from '#domain/market/virtual-outcomes.ts';
import { formatLine } from '#domain/odds/odds.ts';
import { quoteAround } from '../quote.ts';
import { dayStart, levelAt, nextIndex } from './index-walk.ts';
import { normalCdf, type Happening, type MatchModel } from './model.ts';
import { namedRunners, type PlannedMarket, type SidePlan } from './side-plan.ts';
import { stillOpen } from './still-open.ts';

interface IndexState {
  steps: number;
  /** Hundredths of a point. */
  index: number;
  /** Where the index will close, hundredths. It is drawn first; nothing tells of it before the close. */
  close: number;
  /** What the index needs at the close, hundredths: below, at and above its level at the start. */
  strikes: readonly [low: number, middle: number, high: number];
}

const { steps, deviation } = indexRules;
const stepMs = indexRules.secondsAStep * 1_000;
/** Strikes are multiples of this, and the outer ones so far from the middle: about 0.8 deviations of the whole time. */
const grid = 10_00;
const away = 40_00;
const isOver = (state: IndexState): boolean => state.steps >= steps;

/** Returns the chance that the index closes at or above a strike. */
function chanceOf({ index, steps: played }: IndexState, strike: number): number {
  const left = steps - played;
  // The index moves in whole hundredths, and exactly at the strike counts as above: hence the half.
  return left === 0
    ? Number(index >= strike)
    : normalCdf((index - strike + 0.5) / (deviation * Math.sqrt(left)));
}

const marketOf = (strike: number): PlannedMarket => ({
  marketName: `At or above ${formatLine(strike)}`,
  kind: 'BINARY',
  strike,
  runners: namedRunners(['Yes', 'No']),
});

const strikeMarket = (suffix: string, place: 0 | 2): SidePlan<IndexState> => ({
  suffix,
  market: (_, { strikes }) => marketOf(strikes[place]),
  quotes: () => [],
  orders: (state, quote = quoteAround) => {
    const chance = chanceOf(state, state.strikes[place]);
    return quote([chance, 1 - chance].map(stillOpen), {
      ladder: classicLadder,
      depth: 3,
      liability: 10_000_00,
      gap: 1,
    });
  },
  result: (state) => (isOver(state) ? { number: state.index } : null),
});

const tell = (state: IndexState, weight: Happening['weight'], text: string): Happening => ({
  moment: toGo(state),
  weight,
  side: null,
  // The chart reads the index here.
  mark: formatIndex(state.index),
  text,
});

/**
 * An index that walks at random for five minutes: at the close it is at or above a strike, or below it. It goes on from
 * event to event. Its start is sealed with its seed, and its close follows from both.
 */
export const binaryIndex: MatchModel<IndexState> = {
  stepMs,
  secondsAStep: null,
  market: (_, { strikes }) => marketOf(strikes[1]),
  sealedTerms: (_, occasion) => ({ kind: 'index', start: levelAt(occasion) }),
  start: (random, _, occasion) => {
    const index = occasion ? levelAt(occasion) : dayStart;
    const middle = Math.round(index / grid) * grid;
    return {
      steps: 0,
      index,
      close: index + indexMove(random.next),
      strikes: [middle - away, middle, middle + away],
    };
  },
  opening: (state) => [tell(state, 'PLAY', startText(state.index))],
  step: (state, random) => {
    const index = nextIndex(state, steps - state.steps, random);
    const next: IndexState = { ...state, steps: state.steps + 1, index };
    const crossed = state.strikes.find((strike) => state.index >= strike !== index >= strike);
    const happening = isOver(next)
      ? tell(next, 'KEY', closeText(index))
      : crossed === undefined
        ? tell(next, 'PLAY', `${index >= state.index ? 'Up' : 'Down'} to ${formatLine(index)}`)
        : tell(
            next,
            'NOTABLE',
            `${formatLine(index)}, now ${index >= crossed ? 'above' : 'below'} ${formatLine(crossed)}`,
          );
    return { state: next, happenings: [happening], keyMoment: null };
  },
  probabilities: (state) => {
    const exact = chanceOf(state, state.strikes[1]);
    const chance = isOver(state) ? exact : stillOpen(exact);
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
    detail: `${isOver(state) ? 'Closed at' : 'Index'} ${formatLine(state.index)}, strikes ${state.strikes.map(formatLine).join(', ')}`,
  }),
  sides: [strikeMarket('lo', 0), strikeMarket('hi', 2)],
  winner: (state) => (isOver(state) ? (state.index >= state.strikes[1] ? 0 : 1) : null),
  closing: ({ index }) => index,
};

/** Minutes and seconds to the close: `4:57`. */
function toGo({ steps: played }: IndexState): string {
  const seconds = Math.round(((steps - played) * stepMs) / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Always two decimals: `20013.50`. */
const formatIndex = (index: number): string => (index / 100).toFixed(2);
