import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffLevels, mergeLevels, type BookSide, type Level } from './levels.ts';

test('a new level is put in its place, best odds first', () => {
  expect(
    mergeLevels(
      'toBack',
      [
        [300, 10],
        [280, 5],
      ],
      [[290, 7]],
    ),
  ).toEqual([
    [300, 10],
    [290, 7],
    [280, 5],
  ]);
  expect(
    mergeLevels(
      'toLay',
      [
        [310, 10],
        [330, 5],
      ],
      [[300, 7]],
    ),
  ).toEqual([
    [300, 7],
    [310, 10],
    [330, 5],
  ]);
});

test('a level takes its new whole size, and size 0 removes it', () => {
  expect(
    mergeLevels(
      'toBack',
      [
        [300, 10],
        [280, 5],
      ],
      [
        [300, 4],
        [280, 0],
        [270, 0],
      ],
    ),
  ).toEqual([[300, 4]]);
});

const levels = (bookSide: BookSide) =>
  fc
    .uniqueArray(fc.tuple(fc.integer({ min: 101, max: 140 }), fc.integer({ min: 1, max: 9 })), {
      selector: ([odds]) => odds,
    })
    .map((list) => list.sort((a, b) => (bookSide === 'toBack' ? b[0] - a[0] : a[0] - b[0])) as Level[]);

test('the difference of two ladders, merged into the first, is the second', () => {
  for (const bookSide of ['toBack', 'toLay'] as const) {
    fc.assert(
      fc.property(levels(bookSide), levels(bookSide), (before, after) => {
        expect(mergeLevels(bookSide, before, diffLevels(before, after))).toEqual(after);
      }),
    );
  }
});
