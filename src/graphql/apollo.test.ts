import { expect, test } from 'vitest';
import { mergeResults } from './apollo.ts';

type Result = Parameters<typeof mergeResults>[1][number];

const result = (exEventId: string, hour: number, changes: Partial<Result> = {}): Result => ({
  exEventId,
  sportId: '1',
  eventName: 'Ridgeway v Dunmore',
  eventTime: `2026-11-21T0${hour}:00:00.000Z`,
  tournamentName: 'Cup',
  home: null,
  away: null,
  score: null,
  result: 'Ridgeway',
  race: null,
  ...changes,
});

test('pages of results make one list, the last to start first, each event once and as it was told last', () => {
  const first = mergeResults(undefined, [result('c', 3), result('b', 3)]);
  const paged = mergeResults(first, [result('a', 1)]);
  const fresh = mergeResults(paged, [result('d', 4), result('c', 3, { result: 'Void' })]);
  expect(fresh.map(({ exEventId }) => exEventId)).toEqual(['d', 'c', 'b', 'a']);
  expect(fresh[1]).toMatchObject({ result: 'Void' });
});
