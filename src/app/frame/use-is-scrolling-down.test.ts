import { expect, test } from 'vitest';
import { scrolledTo, type Scrolled } from './use-is-scrolling-down.ts';

/** Which way the page went last, after each place it was at, px. */
const ways = (...places: number[]): boolean[] => {
  let last: Scrolled = { from: 0, isDown: false, height: 3_000 };
  return places.map((y) => (last = scrolledTo(last, y, 3_000)).isDown);
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

test('a row above that grows or goes moves the page, and is no way of a person', () => {
  const down: Scrolled = { from: 820, isDown: true, height: 3_000 };
  const shrunk = scrolledTo(down, 660, 2_840);
  expect(shrunk.isDown).toBe(true);
  expect(scrolledTo(shrunk, 650, 2_840).isDown).toBe(false);
  // Others went or came below it meanwhile.
  for (const height of [2_785, 3_040]) expect(scrolledTo(down, 680, height).isDown).toBe(true);
  const up: Scrolled = { from: 820, isDown: false, height: 3_000 };
  expect(scrolledTo(up, 980, 3_160).isDown).toBe(false);
  // What grew below is no reason, as room for the bets' sheet.
  expect(scrolledTo(up, 980, 3_320).isDown).toBe(true);
});
