import { classicLadder } from '#domain/odds/odds-ladder.ts';
import { closeNames } from '#domain/market/index-names.ts';
import { closeText, indexMove, indexRules, startText } from '#domain/market/virtual-outcomes.ts';
import { itemAt } from '#domain/must.ts';
import { formatLine } from '#domain/odds/odds.ts';
import { quoteAround } from '../quote.ts';
import { dayStart, levelAt, nextIndex } from './index-walk.ts';
import type { Happening, MatchModel } from './model.ts';
import { normalCdf } from './normal.ts';
import { namedRunners, type PlannedMarket, type SidePlan } from './side-plan.ts';
import { stillOpen } from './still-open.ts';

interface IndexState {
  steps: number;
  /** Hundredths of a point. */
  index: number;
  /** Where the index will close, hundredths. It is drawn first; nothing tells of it before the close. */
  close: number;
  /** What the index needs at the close, hundredths: at, below and above its level at the start, then those set since. */
  strikes: readonly number[];
}

const { steps, deviation } = indexRules;
const stepMs = indexRules.secondsAStep * 1_000;
/** Strikes are multiples of this, and the outer ones so far from the middle: about 0.8 deviations of the whole time. */
const grid = 10_00;
const away = 40_00;
/** Once a minute a strike is set where the index is then, unless one is as near as this: in doubt until the end. */
const stepsASetting = 24;
const near = 15_00;
/** How many can be set so. */
const settings = steps / stepsASetting - 1;
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
  marketName: `Strike ${formatLine(strike)}`,
  kind: 'BINARY',
  strike,
  runners: namedRunners(closeNames(strike)),
});

/** `place`: of its strike. */
const strikeMarket = (suffix: string, place: number): SidePlan<IndexState> => ({
  suffix,
  market: (_, { strikes }) => marketOf(itemAt(strikes, place)),
  quotes: () => [],
  orders: (state, quote = quoteAround) => {
    const chance = chanceOf(state, itemAt(state.strikes, place));
    return quote([chance, 1 - chance].map(stillOpen), {
      ladder: classicLadder,
      depth: 3,
      liability: 10_000_00,
      gap: 1,
    });
  },
  result: (state) => (isOver(state) ? { number: state.index } : null),
});

/** A strike that is set on the way, if it comes to that. */
const setOnTheWay = (_: unknown, at: number): SidePlan<IndexState> => ({
  ...strikeMarket(`n${at + 1}`, indexRules.strikesAtStart + at),
  isThere: ({ strikes }) => strikes.length > indexRules.strikesAtStart + at,
});

/** Adds the strike that the index is at, where none is near. */
function strikesAfter({ strikes }: IndexState, played: number, index: number): readonly number[] {
  const isDue = played % stepsASetting === 0 && played < steps;
  if (!isDue || strikes.some((strike) => Math.abs(strike - index) <= near)) return strikes;
  return [...strikes, atTheGrid(index)];
}

const mainStrike = ({ strikes }: Pick<IndexState, 'strikes'>): number => itemAt(strikes, 0);

const atTheGrid = (index: number): number => Math.round(index / grid) * grid;

const tell = (state: IndexState, weight: Happening['weight'], text: string): Happening => ({
  moment: toGo(state),
  weight,
  side: null,
  // The chart reads the index here.
  mark: formatIndex(state.index),
  text,
});

function newsOf(before: IndexState, now: IndexState): Happening {
  const { index } = now;
  if (isOver(now)) return tell(now, 'KEY', closeText(index));
  const added = now.strikes[before.strikes.length];
  if (added !== undefined)
    return tell(now, 'NOTABLE', `${formatLine(index)}: a strike is set at ${formatLine(added)}`);
  const crossed = before.strikes.find((strike) => before.index >= strike !== index >= strike);
  if (crossed === undefined)
    return tell(now, 'PLAY', `${index >= before.index ? 'Up' : 'Down'} to ${formatLine(index)}`);
  const where = index >= crossed ? 'above' : 'below';
  return tell(now, 'NOTABLE', `${formatLine(index)}, now ${where} ${formatLine(crossed)}`);
}

/**
 * An index that walks at random for five minutes: at the close it is at or above a strike, or below it. It goes on from
 * event to event. Its start is sealed with its seed, and its close follows from both.
 */
export const binaryIndex: MatchModel<IndexState> = {
  stepMs,
  secondsAStep: null,
  market: (_, { strikes }) => marketOf(mainStrike({ strikes })),
  sealedTerms: (_, occasion) => ({ kind: 'index', start: levelAt(occasion) }),
  start: (random, _, occasion) => {
    const index = occasion ? levelAt(occasion) : dayStart;
    const middle = atTheGrid(index);
    return {
      steps: 0,
      index,
      close: index + indexMove(random.next),
      strikes: [middle, middle - away, middle + away],
    };
  },
  opening: (state) => [tell(state, 'PLAY', startText(state.index))],
  step: (state, random) => {
    const index = nextIndex(state, steps - state.steps, random);
    const played = state.steps + 1;
    const next: IndexState = { ...state, steps: played, index, strikes: strikesAfter(state, played, index) };
    return { state: next, happenings: [newsOf(state, next)], keyMoment: null };
  },
  probabilities: (state) => {
    const exact = chanceOf(state, mainStrike(state));
    const chance = isOver(state) ? exact : stillOpen(exact);
    return [chance, 1 - chance];
  },
  score: (state) => ({
    home: '',
    away: '',
    period: `${formatIndex(state.index)}${isOver(state) ? ' at the close' : ''}`,
    note: '',
  }),
  board: (state) => ({
    columns: [],
    home: [],
    away: [],
    active: null,
    detail: `${isOver(state) ? 'Closed at' : 'Index'} ${formatLine(state.index)}, strikes ${state.strikes
      .toSorted((a, b) => a - b)
      .map(formatLine)
      .join(', ')}`,
  }),
  sides: [strikeMarket('lo', 1), strikeMarket('hi', 2), ...Array.from({ length: settings }, setOnTheWay)],
  winner: (state) => (isOver(state) ? (state.index >= mainStrike(state) ? 0 : 1) : null),
  closing: ({ index }) => index,
};

/** Minutes and seconds to the close: `4:57`. */
function toGo({ steps: played }: IndexState): string {
  const seconds = Math.round(((steps - played) * stepMs) / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Always two decimals: `20013.50`. */
const formatIndex = (index: number): string => (index / 100).toFixed(2);
