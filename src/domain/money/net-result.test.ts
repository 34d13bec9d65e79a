import { expect, test } from 'vitest';
import { netIfWins } from './net-result.ts';

const runners = ['home', 'away', 'draw'];
const back = { runnerId: 'home', side: 'BACK', stake: 10_000, odds: 236 } as const;
const lay = { runnerId: 'away', side: 'LAY', stake: 10_000, odds: 300 } as const;

test('a market without a position is 0 whoever wins', () => {
  expect([...netIfWins(runners, new Map(), [], 200).values()]).toEqual([0, 0, 0]);
});

test('a back wins its profit less commission on its runner, and loses its stake on the others', () => {
  expect([...netIfWins(runners, new Map(), [back], 200).values()]).toEqual([13_600 - 272, -10_000, -10_000]);
});

test('commission is on the market’s net result, not on each bet', () => {
  expect([...netIfWins(runners, new Map(), [back, lay], 200).values()]).toEqual([23_600 - 472, -30_000, 0]);
});

test('bets are added to the exact position before it is rounded, once', () => {
  const position = new Map([
    ['home', 50],
    ['away', -50],
  ]);
  expect([...netIfWins(['home', 'away'], position, [], 0).values()]).toEqual([0, -1]);
  const third = { runnerId: 'home', side: 'BACK', stake: 1, odds: 150 } as const;
  expect([...netIfWins(['home', 'away'], position, [third], 0).values()]).toEqual([1, -2]);
});
