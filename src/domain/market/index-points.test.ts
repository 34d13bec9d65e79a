import { expect, test } from 'vitest';
import { indexPoints } from './index-points.ts';

const at = '2026-11-24T12:00:00.000Z';

test('the index is read off the marks that are numbers with two decimals, in whole hundredths', () => {
  const marks = ['20000.00', 'Up', '20013.50', '', '9.05', '1e3', '20013.5'].map((mark) => ({ mark, at }));
  expect(indexPoints(marks).map(({ index }) => index)).toEqual([20_000_00, 20_013_50, 9_05]);
  expect(indexPoints(marks)[0]!.at).toBe(Date.parse(at));
});
