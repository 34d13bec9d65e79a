import { must } from '#domain/must.ts';
import { quoteAround } from '../quote.ts';
import { sideOffer, type SidePlan } from './side-plan.ts';
import { stillOpen } from './still-open.ts';

/** A number that a market is about. Always on a half, so that no stakes are returned. */
export interface Lines {
  start: number;
  /** Where the number is expected by then; null before half-time, and where it is still the first. */
  halfTime: number | null;
}

/** What a match's state holds for its handicap markets. */
export interface HandicapState {
  /** The margin home must beat for its side to win. */
  handicaps: Lines;
}

/** Returns the half nearest to what is expected. */
const lineNear = (expected: number): number => Math.floor(expected) + 0.5;

export const linesFor = (expected: number): Lines => ({ start: lineNear(expected), halfTime: null });

/** Returns the lines with that of half-time. */
export function linesAtHalfTime({ start }: Lines, expected: number): Lines {
  const line = lineNear(expected);
  return { start, halfTime: line === start ? null : line };
}

/**
 * Asian handicap markets: one from the start, and from half-time one at the line of then, so that the match has one that
 * is in doubt. `beats` returns the chance that home wins by more than a line, `margin` how much it won by, null while the
 * match goes on.
 */
export function handicapsOf<State extends HandicapState>(
  beats: (state: State, line: number) => number,
  margin: (state: State) => number | null,
): readonly SidePlan<State>[] {
  const at = (suffix: string, marketName: string, lineOf: (state: State) => number): SidePlan<State> => ({
    suffix,
    market: ([home = '', away = ''], state) => ({
      marketName,
      kind: 'HANDICAP',
      runners: [
        { name: home, handicap: -lineOf(state) * 100, direction: 'UP' },
        { name: away, handicap: lineOf(state) * 100, direction: 'DOWN' },
      ],
    }),
    quotes: () => [],
    orders: (state, quote = quoteAround) => {
      const chance = stillOpen(beats(state, lineOf(state)));
      return quote([chance, 1 - chance], sideOffer);
    },
    result: (state) => {
      const number = margin(state);
      return number === null ? null : { number };
    },
  });
  return [
    at('ah', 'Asian Handicap', ({ handicaps }) => handicaps.start),
    {
      ...at('ah2', 'Asian Handicap, set at half-time', ({ handicaps }) => must(handicaps.halfTime)),
      isThere: ({ handicaps }) => handicaps.halfTime !== null,
    },
  ];
}
