import { expect, test } from 'vitest';
import { scrolledBy, wayOf, type Scrolled } from './use-are-bars-away.ts';

/** Which way the page went last, after each place it was at, px. */
const ways = (...places: number[]): boolean[] => {
  let last: Scrolled = { isDown: false, back: 0 };
  return places.map((y, at) => (last = scrolledBy(last, y - (places[at - 1] ?? 0), y)).isDown);
};

test('the way down counts past the top of the page, and the way up at once', () => {
  expect(ways(60, 119, 160, 400, 391)).toEqual([false, false, true, true, false]);
});

test('a thumb that trembles changes nothing', () => {
  expect(ways(300, 296, 303, 297)).toEqual([true, true, true, true]);
});

test('a slow way back counts as soon as it is long enough from the furthest point', () => {
  expect(ways(300, 304, 300, 297, 296)).toEqual([true, true, true, true, false]);
});

test('a slow way down counts as soon as it is long enough from the highest point', () => {
  expect(ways(300, 200, 204, 207, 208)).toEqual([true, false, false, false, true]);
});

test('at the top of the page it is never on its way down, also while it springs back', () => {
  expect(ways(300, 100, -20, 0)).toEqual([true, false, false, false]);
});

test('a row above that comes or goes is no way of a person', () => {
  // The browser keeps what is read in its place.
  expect(wayOf(-160, 0)).toBe(0);
  expect(wayOf(160, 0)).toBe(0);
  // Where it cannot, what is read moves, and only what was scrolled counts.
  expect(wayOf(5, 165)).toBe(5);
  expect(wayOf(-5, 155)).toBe(0);
  expect(wayOf(20, 20)).toBe(20);
  expect(wayOf(-20, -20)).toBe(-20);
});
