import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resultOf } from '../bet/bet.ts';
import { hedgeOf } from './hedge.ts';
import type { Side } from '../bet/side.ts';

/** 100.00 backed at 2.00. */
const backed = [10_000_00, -10_000_00] as const;

/** What is paid if the runner wins and if it loses, with that bet added. */
function withBet([ifWins, ifLoses]: readonly [number, number], side: Side, stake: number, odds: number) {
  const bet = resultOf(side, stake, odds);
  return [ifWins + bet.ifWins, ifLoses + bet.ifLoses] as const;
}

describe('a hedge', () => {
  test('of a back bet is a lay at lower odds that leaves the same profit both ways', () => {
    const { side, stake } = hedgeOf(...backed, 160);
    expect({ side, stake }).toEqual({ side: 'LAY', stake: 125_00 });
    expect(withBet(backed, side, stake, 160)).toEqual([2_500_00, 2_500_00]);
  });

  test('of a lay bet is a back', () => {
    expect(hedgeOf(-10_000_00, 10_000_00, 150)).toEqual({ side: 'BACK', stake: 133_33 });
  });

  test('of results that are the same is no bet', () => {
    expect(hedgeOf(5_00, 5_00, 300).stake).toBe(0);
  });

  test('leaves results that differ by no more than half a minor unit at the odds', () => {
    const result = fc.integer({ min: -1e11, max: 1e11 });
    fc.assert(
      fc.property(result, result, fc.integer({ min: 101, max: 100_000 }), (ifWins, ifLoses, odds) => {
        const { side, stake } = hedgeOf(ifWins, ifLoses, odds);
        const [after, otherwise] = withBet([ifWins, ifLoses], side, stake, odds);
        expect(Math.abs(after - otherwise) * 2).toBeLessThanOrEqual(odds);
      }),
    );
  });
});
