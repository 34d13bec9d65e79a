import { expect, test } from 'vitest';
import { rollingOn, turnoverOf } from './rolling-commission.ts';

test('turnover is what could have been lost, whether it was or not, and nothing where nothing was won or lost', () => {
  expect(turnoverOf({ profit: -500_00, atRisk: 500_00 })).toBe(500_00);
  expect(turnoverOf({ profit: 720_00, atRisk: 500_00 })).toBe(500_00);
  expect(turnoverOf({ profit: 0, atRisk: 500_00 })).toBe(0);
});

test.each([
  [500_00, 50, 2_50],
  [99, 50, 0],
  [100, 50, 1],
  [299, 50, 1],
  [300, 50, 2],
  [0, 50, 0],
  [500_00, 0, 0],
])(
  'on a turnover of %i at %i basis points it is %i, half a minor unit rounded up',
  (turnover, rate, amount) => {
    expect(rollingOn(turnover, rate)).toBe(amount);
  },
);
