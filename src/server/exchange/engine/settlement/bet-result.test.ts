import { expect, test } from 'vitest';
import { definition } from '#server/exchange/store/store-rows.test-data.ts';
import { resultOf } from './bet-result.ts';
import { closed, endingOf, type MarketOutcome } from './ending.ts';

/** The result that is told of a market that ended so, with its ending kept or not. */
function told(outcome: MarketOutcome, { places, isKept }: { places: number; isKept: boolean }): string {
  const market = { ...definition('m1', 'e1'), numberOfWinners: places };
  const runners = ['r1', 'r2', 'r3', 'r4'].map((runnerId) => ({
    ...market.runners[0]!,
    runnerId,
    name: runnerId,
  }));
  const ending = endingOf({ ...market, runners }, outcome);
  if ('code' in ending) throw new Error(ending.message);
  return resultOf(closed({ ...market, runners }, ending), isKept ? ending : null);
}

test.each([
  ['a winner', { winners: ['r2'] }, 1, 'r2'],
  ['two winners of one place', { winners: ['r1', 'r2'] }, 1, 'dead heat: r1, r2'],
  ['the winners of two places', { winners: ['r1', 'r2'] }, 2, 'r1, r2'],
  ['nothing', { winners: [] }, 1, 'Void'],
] as const)('%s is told alike, whether the ending was kept or not', (_, { winners }, places, words) => {
  for (const isKept of [true, false]) expect(told({ winners: [...winners] }, { places, isKept })).toBe(words);
});

test('of several places, a dead heat is told apart from who won outright where the ending was kept', () => {
  const outcome = { winners: ['r1'], tied: ['r2', 'r3'] };
  expect(told(outcome, { places: 2, isKept: true })).toBe('r1, dead heat: r2, r3');
  expect(told(outcome, { places: 2, isKept: false })).toBe('r1, r2, r3');
});
