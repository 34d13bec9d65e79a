import { classicLadder } from '#domain/odds/odds-ladder.ts';
import { quoteAround } from '../quote.ts';
import type { SidePlan } from './side-plan.ts';
import { stillOpen } from './still-open.ts';

/** What a match's state holds for its handicap market. */
export interface HandicapState {
  /** The margin home must beat for its side to win. Always on a half, so that no stakes are returned. */
  line: number;
}

const offer = { ladder: classicLadder, depth: 4, liability: 5_000_00, gap: 2 };

/** Returns the half nearest to the margin home is expected to win by. */
export const lineNear = (expected: number): number => Math.floor(expected) + 0.5;

/**
 * An Asian handicap market. `beats` returns the chance that home wins by more than the line, `margin` how much it won
 * by, null while the match goes on.
 */
export const handicapOf = <State extends HandicapState>(
  beats: (state: State) => number,
  margin: (state: State) => number | null,
): SidePlan<State> => ({
  suffix: 'ah',
  market: ([home = '', away = ''], { line }) => ({
    marketName: 'Asian Handicap',
    kind: 'HANDICAP',
    runners: [
      { name: home, handicap: -line * 100, direction: 'UP' },
      { name: away, handicap: line * 100, direction: 'DOWN' },
    ],
  }),
  quotes: () => [],
  orders: (state, quote = quoteAround) => {
    const chance = stillOpen(beats(state));
    return quote([chance, 1 - chance], offer);
  },
  result: (state) => {
    const number = margin(state);
    return number === null ? null : { number };
  },
});
