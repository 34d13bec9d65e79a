import { describe, expect, test } from 'vitest';
import { indexReach, leadingStrike } from './index-strikes.ts';

const strikes = [20_000_00, 19_960_00, 20_040_00].map((strike) => ({ marketId: String(strike), strike }));
const inNone = () => false;
const leads = (index: number, toClose: number, before: number | null = null, isHeld = inNone) =>
  leadingStrike(strikes, { index, toClose }, before === null ? null : String(before), isHeld)?.strike;

describe('the strike that leads', () => {
  test('is the nearest at first', () => {
    expect(leads(20_003_00, 300)).toBe(20_000_00);
    expect(leads(20_031_00, 300)).toBe(20_040_00);
    expect(leads(19_000_00, 300)).toBe(19_960_00);
  });

  test('stays while its outcome is open, however near another comes, and not once it is as good as decided', () => {
    expect(leads(20_035_00, 300, 20_000_00)).toBe(20_000_00);
    // What can still happen in the last seconds is little.
    expect(leads(20_035_00, 5, 20_000_00)).toBe(20_040_00);
    expect(leads(20_003_00, 5, 20_000_00)).toBe(20_000_00);
  });

  test('stays where the bettor is in it, even as good as decided', () => {
    expect(leads(20_035_00, 5, 20_000_00, () => true)).toBe(20_000_00);
    expect(leads(20_035_00, 5, null, () => true)).toBe(20_040_00);
  });

  test('gives way to the nearest when it is gone', () => {
    expect(leads(20_003_00, 300, 20_090_00)).toBe(20_000_00);
    expect(leadingStrike([], { index: 1, toClose: 1 }, 'gone', inNone)).toBeNull();
  });

  test('is none without a strike while there is one with', () => {
    const without = { marketId: 'other', strike: null };
    const led = leadingStrike([without, ...strikes], { index: 20_000_00, toClose: 300 }, null, inNone);
    expect(led?.strike).toBe(20_000_00);
  });
});

test('a quarter of the time leaves half of the reach, and none leaves nothing', () => {
  expect(indexReach(300) / indexReach(75)).toBeCloseTo(2);
  expect(indexReach(0)).toBe(0);
});
