import { expect, test } from 'vitest';
import { dayCounts, dayThatMadeIt, resultLevel, resultsBy } from './day-results.ts';

const of = (day: string, net: number, entries = 1) => ({ day, net, entries });
/** A Thursday to the Tuesday after the next Sunday, over the end of a month. */
const days = [
  of('2026-10-29', 500),
  of('2026-10-30', -200),
  of('2026-10-31', 0, 0),
  of('2026-11-01', 0, 2),
  of('2026-11-02', -700),
  of('2026-11-03', 100),
];

test('days come to weeks from Monday and to months, each with the total up to it', () => {
  expect(resultsBy('Day', days).map(({ running }) => running)).toEqual([500, 300, 300, 300, -400, -300]);
  expect(resultsBy('Week', days)).toEqual([
    { day: '2026-10-29', net: 300, running: 300 },
    { day: '2026-11-02', net: -600, running: -300 },
  ]);
  expect(resultsBy('Month', days)).toEqual([
    { day: '2026-10-29', net: 300, running: 300 },
    { day: '2026-11-01', net: -600, running: -300 },
  ]);
});

test('days up, down and without bets are counted; a day that came to nothing is none of them', () => {
  expect(dayCounts(days)).toEqual({ up: 2, down: 2, none: 1 });
});

test('a day is named that made more than half of the whole, if it went the same way', () => {
  expect(dayThatMadeIt(days)?.day).toBe('2026-11-02');
  expect(dayThatMadeIt([of('2026-11-01', 100), of('2026-11-02', 90), of('2026-11-03', 80)])).toBeNull();
  expect(dayThatMadeIt([of('2026-11-01', 100)])).toBeNull();
  expect(dayThatMadeIt([])).toBeNull();
});

test('a result is as strong as its part of the strongest', () => {
  expect(days.map(({ net }) => resultLevel(net, days))).toEqual([3, -1, 0, 0, -3, 1]);
});
