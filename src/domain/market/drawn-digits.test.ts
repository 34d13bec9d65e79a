import { expect, test } from 'vitest';
import { countsAt, drawnDigits } from './drawn-digits.ts';

test.each([
  ['5 0 9', [5, 0, 9]],
  ['– – 9', [null, null, 9]],
  ['– – –', [null, null, null]],
  ['5 0', null],
  ['5 0 9 1', null],
  ['15 0 9', null],
  ['Full time', null],
  ['', null],
])('of "%s" the digits are %o', (period, digits) => {
  expect(drawnDigits(period)).toEqual(digits);
});

test('digits are counted at their own place, and one that is not drawn nowhere', () => {
  const draws = [
    [5, 0, 9],
    [5, 1, null],
    [0, 5, 9],
  ];
  expect(countsAt(draws, 0)).toEqual([1, 0, 0, 0, 0, 2, 0, 0, 0, 0]);
  expect(countsAt(draws, 2)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
  expect(countsAt([], 1)).toEqual(Array.from({ length: 10 }, () => 0));
});
