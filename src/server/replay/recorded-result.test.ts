import { expect, test } from 'vitest';
import { marketDefinition } from './mcm-message.ts';
import { isSameResult, resultOf } from './recorded-result.ts';
import { definition } from './recording.test-data.ts';

/** The result of runners in these states; those of the ids in `out` were taken out. */
function result(places: number, statuses: string, ...out: string[]) {
  const runners = statuses.split(' ').map((status, at) => ({ id: at + 1, status }));
  const closed = marketDefinition.parse(definition({ status: 'CLOSED', runners }));
  return resultOf(closed, places, (runnerId) => out.includes(runnerId));
}

test.each([
  ['nobody wins', 1, 'LOSER LOSER'],
  ['nobody wins and some have no result', 2, 'LOSER ACTIVE ACTIVE'],
  ['all are withdrawn', 1, 'REMOVED REMOVED'],
] as const)('the market is void when %s', (_, places, statuses) => {
  expect(result(places, statuses)).toEqual({ winners: [], tied: [] });
});

test.each([
  ['as many winners as places win', 2, 'WINNER LOSER WINNER LOSER', ['1', '3'], []],
  ['two winners of one place ran a dead heat for it', 1, 'WINNER WINNER LOSER', [], ['1', '2']],
  ['more winners than places share them', 2, 'WINNER WINNER LOSER WINNER', [], ['1', '2', '4']],
  ['who neither won nor lost shares the places left', 2, 'WINNER ACTIVE PLACED LOSER', ['1'], ['2', '3']],
  ['who neither won nor lost takes the place left', 2, 'WINNER ACTIVE LOSER LOSER', ['1', '2'], []],
  ['who is withdrawn or hidden does not', 2, 'WINNER WINNER REMOVED HIDDEN', ['1', '2'], []],
] as const)('%s', (_, places, statuses, winners, tied) => {
  expect(result(places, statuses)).toEqual({ winners, tied });
});

test('places that nobody took are left', () => {
  expect(result(2, 'WINNER LOSER REMOVED')).toEqual({ winners: ['1'], tied: [], unfilled: true });
  expect(result(3, 'WINNER ACTIVE LOSER LOSER')).toEqual({ winners: ['1', '2'], tied: [], unfilled: true });
});

test('a winner that was taken out before has not won', () => {
  expect(result(1, 'WINNER WINNER', '2')).toEqual({ winners: ['1'], tied: [] });
  expect(result(1, 'WINNER LOSER', '1')).toEqual({ winners: [], tied: [] });
});

test('results are the same whatever the order of their runners', () => {
  const [one, other] = [result(2, 'WINNER WINNER LOSER'), { winners: ['2', '1'], tied: [] }];
  expect(isSameResult(one, other)).toBe(true);
  expect(isSameResult(one, { winners: [], tied: ['1', '2'] })).toBe(false);
  expect(isSameResult(one, { winners: ['1', '3'], tied: [] })).toBe(false);
});
