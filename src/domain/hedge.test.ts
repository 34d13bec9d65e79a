import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hedgeOf } from './hedge.ts';
import { addMatched, type Outcomes } from './position.ts';

/** 100.00 backed at 2.00. */
const backed: Outcomes = [10_000_00, -10_000_00];

describe('a hedge', () => {
  test('of a back bet is a lay at lower odds that leaves the same profit both ways', () => {
    const { side, stake } = hedgeOf(backed[0]!, backed[1]!, 160);
    expect({ side, stake }).toEqual({ side: 'LAY', stake: 125_00 });
    const after = [...backed];
    addMatched(after, 0, side, stake, 160);
    expect(after).toEqual([2_500_00, 2_500_00]);
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
        const after = [ifWins, ifLoses];
        addMatched(after, 0, side, stake, odds);
        expect(Math.abs(after[0]! - after[1]!) * 2).toBeLessThanOrEqual(odds);
      }),
    );
  });
});
