import { describe, expect, test } from 'vitest';
import { chancesNow, chancesOf } from './chances.ts';

const at = (second: number, odds: number) => ({
  at: `2026-11-26T10:00:${String(second).padStart(2, '0')}.000Z`,
  odds,
});
const shares = (...args: Parameters<typeof chancesOf>) =>
  chancesOf(...args).map(({ first, second }) => [Number(first.toFixed(3)), Number(second.toFixed(3))]);

test('without a draw two sides share 1, also while only one of them has been matched', () => {
  expect(shares([at(1, 200), at(3, 400)], [at(2, 200), at(4, 125)], false)).toEqual([
    [0.5, 0.5],
    [0.5, 0.5],
    [0.333, 0.667],
    [0.238, 0.762],
  ]);
  expect(shares([], [at(1, 400)], false)).toEqual([[0.75, 0.25]]);
});

test('with a draw nothing is told until both are known, and the rest is its share', () => {
  expect(shares([at(1, 200)], [at(2, 400)], true)).toEqual([[0.5, 0.25]]);
});

test('prices that promise more than 1 are brought back to it', () => {
  expect(shares([at(1, 125)], [at(2, 250)], true)).toEqual([[0.667, 0.333]]);
});

test('the moments are in order, whoever’s price was matched', () => {
  expect(chancesOf([at(5, 200)], [at(2, 200)], false).map((point) => point.at % 60_000)).toEqual([
    2_000, 5_000,
  ]);
});

describe('what is offered now', () => {
  const now = (
    ...[first, second, hasDraw]: [[number | null, number | null], [number | null, number | null], boolean]
  ) => {
    const [a, b] = [first, second].map(([toBack, toLay]) => ({ toBack: toBack!, toLay: toLay! }));
    const told = chancesNow(a!, b!, hasDraw, 7);
    return told && [told.at, Number(told.first.toFixed(3)), Number(told.second.toFixed(3))];
  };

  test('is the middle between backing and laying, whatever was matched before', () => {
    expect(now([125, 129], [450, 490], false)).toEqual([7, 0.787, 0.213]);
    expect(now([200, 200], [400, 400], true)).toEqual([7, 0.5, 0.25]);
  });

  test('one side tells enough where there is no draw', () => {
    expect(now([125, 129], [null, null], false)).toEqual([7, 0.788, 0.212]);
    expect(now([125, 129], [null, null], true)).toBeNull();
  });

  test('a lone offer tells nothing', () => {
    expect(now([125, 129], [null, 450], false)).toEqual([7, 0.788, 0.212]);
    expect(now([null, 102], [900, null], false)).toBeNull();
  });
});
