import { expect, test } from 'vitest';
import { indexPoints } from './index-points.ts';

test('the index is read off the marks that are numbers with two decimals, in whole hundredths', () => {
  const marks = ['20000.00', 'Up', '20013.50', '', '9.05', '1e3', '20013.5'];
  const points = indexPoints(marks.map((mark) => ({ mark, moment: '4:57' })));
  expect(points.map(({ index }) => index)).toEqual([20_000_00, 20_013_50, 9_05]);
});

test('a point stands where it was told, in seconds to the close; what has no such moment is no point', () => {
  const moments = ['10:00', '4:57', '0:03', '0:00', 'Before', '', '4:5'];
  const points = indexPoints(moments.map((moment) => ({ mark: '20000.00', moment })));
  expect(points.map(({ toClose }) => toClose)).toEqual([600, 297, 3, 0]);
});
