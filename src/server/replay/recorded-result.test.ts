import { expect, test } from 'vitest';
import { marketDefinition } from './mcm-message.ts';
import { isSameResult, resultOf } from './recorded-result.ts';
import { definition } from './recording.test-data.ts';

/** The result of runners in these states. */
function result(places: number, ...statuses: string[]) {
  const runners = statuses.map((status, at) => ({ id: at + 1, status }));
  return resultOf(marketDefinition.parse(definition({ runners })), places);
}

const nobody = { winners: [], tied: [] };

test.each([
  ['nobody wins', ['LOSER', 'LOSER'], 1],
  ['all are removed', ['REMOVED', 'REMOVED'], 1],
  ['of several places not all are taken', ['WINNER', 'LOSER', 'LOSER'], 2],
  [
    'more are placed than there are places, and who of them tied is not told',
    ['WINNER', 'WINNER', 'WINNER'],
    2,
  ],
] as const)('the market is void when %s', (_, statuses, places) => {
  expect(result(places, ...statuses)).toEqual(nobody);
});

test('all winners of a market of several are told', () => {
  expect(result(2, 'WINNER', 'LOSER', 'WINNER', 'LOSER')).toEqual({ winners: ['1', '3'], tied: [] });
});

test('all winners of the one place ran a dead heat for it', () => {
  expect(result(1, 'WINNER', 'WINNER', 'LOSER')).toEqual({ winners: [], tied: ['1', '2'] });
});

test('results are the same whatever the order of their runners', () => {
  const [one, other] = [result(2, 'WINNER', 'WINNER', 'LOSER'), { winners: ['2', '1'], tied: [] }];
  expect(isSameResult(one, other)).toBe(true);
  expect(isSameResult(one, { winners: [], tied: ['1', '2'] })).toBe(false);
  expect(isSameResult(one, { winners: ['1', '3'], tied: [] })).toBe(false);
});
