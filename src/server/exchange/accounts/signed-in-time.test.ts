import { expect, test } from 'vitest';
import { stretchStart, unionOf } from './signed-in-time.ts';

test.each([
  ['none', [], 0],
  ['one', [{ start: 10, end: 30 }], 20],
  [
    'two at once, once',
    [
      { start: 20, end: 40 },
      { start: 10, end: 30 },
    ],
    30,
  ],
  [
    'one within another',
    [
      { start: 10, end: 50 },
      { start: 20, end: 30 },
    ],
    40,
  ],
  [
    'apart',
    [
      { start: 10, end: 20 },
      { start: 30, end: 45 },
    ],
    25,
  ],
  [
    'only what is between the two moments',
    [
      { start: -50, end: 5 },
      { start: 90, end: 200 },
    ],
    15,
  ],
])('the time of spans: %s', (_, spans, time) => {
  expect(unionOf(spans, 0, 100)).toBe(time);
});

test.each([
  ['one that goes on', [{ start: 10, end: 100 }], 10],
  [
    'one after the other',
    [
      { start: 10, end: 50 },
      { start: 40, end: 90 },
      { start: 90, end: 100 },
    ],
    10,
  ],
  [
    'after a break',
    [
      { start: 10, end: 50 },
      { start: 60, end: 100 },
    ],
    60,
  ],
  ['nobody', [{ start: 10, end: 50 }], 100],
])('since when somebody is signed in: %s', (_, spans, start) => {
  expect(stretchStart(spans, 100)).toBe(start);
});
