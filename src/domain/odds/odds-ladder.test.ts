import { describe, expect, test } from 'vitest';
import {
  classicLadder,
  finestLadder,
  isOnLadder,
  nearestOdds,
  neighboursOf,
  stepOdds,
  tickOf,
  ticksBetween,
} from './odds-ladder.ts';

describe('the classic ladder', () => {
  test('has 350 prices, ascending, from 1.01 to 1000', () => {
    const { prices } = classicLadder;
    expect(prices).toHaveLength(350);
    expect(prices[0]).toBe(101);
    expect(prices.at(-1)).toBe(100_000);
    expect(prices).toEqual([...new Set(prices)].toSorted((a, b) => a - b));
  });

  test.each([
    [200, 199, 202],
    [300, 298, 305],
    [400, 395, 410],
    [600, 590, 620],
    [1_000, 980, 1_050],
    [2_000, 1_950, 2_100],
    [3_000, 2_900, 3_200],
    [5_000, 4_800, 5_500],
    [10_000, 9_500, 11_000],
    [101, null, 102],
    [100_000, 99_000, null],
  ])('at %i its neighbours are %s and %s: the step changes at each band', (odds, lower, higher) => {
    expect(neighboursOf(classicLadder, odds)).toEqual({ lower, higher });
  });

  test.each([
    [237, 236, 238],
    [1_001, 1_000, 1_050],
    [100, null, 101],
    [0, null, 101],
    [100_001, 100_000, null],
  ])('%i is not on it, and stands between %s and %s', (odds, lower, higher) => {
    expect(isOnLadder(classicLadder, odds)).toBe(false);
    expect(tickOf(classicLadder, odds)).toBe(-1);
    expect(neighboursOf(classicLadder, odds)).toEqual({ lower, higher });
  });

  test.each([
    [236, 236],
    [237, 238],
    [402, 400],
    [405, 410],
    [406, 410],
    [1, 101],
    [999_999, 100_000],
  ])('the nearest price to %i is %i, ties going up', (odds, nearest) => {
    expect(nearestOdds(classicLadder, odds)).toBe(nearest);
  });

  test.each([
    [200, 1, 202],
    [200, -1, 199],
    [199, 3, 204],
    [101, -5, 101],
    [100_000, 5, 100_000],
    [101, 349, 100_000],
    [237, 1, 238],
    [237, -1, 236],
    [237, 2, 240],
    [50, 1, 101],
    [100_001, -1, 100_000],
    [237, 0, 238],
  ])('%i moved by %i ticks is %i', (odds, ticks, expected) => {
    expect(stepOdds(classicLadder, odds, ticks)).toBe(expected);
  });

  test('every price is as many ticks from the first as its place, there and back', () => {
    for (const [tick, price] of classicLadder.prices.entries()) {
      expect(tickOf(classicLadder, price)).toBe(tick);
      expect(ticksBetween(classicLadder, 101, price)).toBe(tick);
      expect(ticksBetween(classicLadder, price, 101)).toBe(-tick || 0);
      expect(stepOdds(classicLadder, 101, tick)).toBe(price);
    }
  });

  test('ticks to or from a price off the ladder do not exist', () => {
    expect(() => ticksBetween(classicLadder, 236, 237)).toThrow('237 is not a price of the CLASSIC ladder');
    expect(() => ticksBetween(classicLadder, 237, 236)).toThrow(RangeError);
  });
});

test('the finest ladder has every hundredth from 1.01 to 1000', () => {
  expect(finestLadder.prices.length).toBe(99_900);
  for (const odds of [101, 237, 99_999, 100_000])
    expect(isOnLadder(finestLadder, odds), `${odds}`).toBe(true);
});
