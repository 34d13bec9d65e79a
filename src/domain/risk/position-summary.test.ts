import { expect, test } from 'vitest';
import type { Position } from '../bet/order.ts';
import { summaryOf } from './position-summary.ts';

const position = (changes: Partial<Position>): Position => ({
  marketId: '1.1',
  exposure: 500_00,
  netStake: 500_00,
  outcomes: [],
  ...changes,
});
const wins = (...pays: number[]) => pays.map((ifWins, at) => ({ runnerId: `r${at}`, ifWins }));

test('of up to three runners each is told, rounded towards a loss', () => {
  expect(summaryOf(position({ outcomes: wins(12_250_50, -50_000_01, 0) }), 0)).toEqual({
    kind: 'runners',
    runners: [
      { runnerId: 'r0', pays: 12_250 },
      { runnerId: 'r1', pays: -50_001 },
      { runnerId: 'r2', pays: 0 },
    ],
  });
});

test('what was cancelled before anything was matched leaves nothing to tell', () => {
  const cancelled = { exposure: 0, netStake: 0 };
  expect(summaryOf(position({ ...cancelled, outcomes: wins(0, 0, 0) }), 0)).toBeNull();
  expect(summaryOf(position({ ...cancelled, numbers: [{ from: null, pays: 0 }] }), 0)).toBeNull();
});

test('a gain is told net of commission, a loss whole', () => {
  const outcomes = wins(1_788_00_00, -500_00_00);
  expect(summaryOf(position({ outcomes }), 200)).toMatchObject({
    runners: [{ pays: 1_752_24 }, { pays: -500_00 }],
  });
});

test('of a field, and of numbers, the best and the worst are told', () => {
  const range = { kind: 'range', best: 400, worst: -200 };
  expect(summaryOf(position({ outcomes: wins(100_00, 400_00, -200_00, 0) }), 0)).toEqual(range);
  const numbers = [-200_00, 400_00].map((pays, at) => ({ from: at === 0 ? null : 4_600, pays }));
  expect(summaryOf(position({ numbers }), 0)).toEqual(range);
});

test('where several win, each runner’s bets stand for themselves: what is at risk is told', () => {
  const outcomes = [{ runnerId: 'r0', ifWins: 100_00, ifLoses: -200_00 }];
  expect(summaryOf(position({ outcomes }), 0)).toEqual({ kind: 'risk', exposure: 500_00 });
});

test('of what only waits there is nothing to tell', () => {
  expect(summaryOf(position({}), 0)).toBeNull();
});
