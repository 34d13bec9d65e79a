import { expect, test } from 'vitest';
import { inTheirPlaces } from './in-their-places.ts';

const placed = (rows: string, before: string, count = 9) =>
  inTheirPlaces(rows.split(''), before.split(''), count, (row) => row).join('');

test('what is shown keeps its place, and what is new follows', () => {
  expect(placed('abcd', 'cb')).toBe('cbad');
});

test('a place that was left goes to the first of the new ones, so that those below it stay', () => {
  expect(placed('abc', 'xcy')).toBe('acb');
});

test('with nothing to take it, what stands below moves up', () => {
  expect(placed('c', 'xc')).toBe('c');
});

test('no more than there is room for', () => {
  expect(placed('abcd', 'dx', 2)).toBe('da');
  expect(placed('abcd', '', 3)).toBe('abc');
});
