import { expect, test } from 'vitest';
import { clockText, type MatchClock } from './match-clock.ts';
import { secondsPlayed } from './seconds-played.ts';
import { addIncidents, boardOfLine, incidentsKept, type Incident } from './scoreboard.ts';

const ball = (number: number): Incident => ({
  number,
  moment: '1.1',
  weight: 'PLAY',
  side: 'HOME',
  mark: '1',
  text: 'One run',
  at: '2026-05-01T12:00:00.000Z',
});
const numbers = (incidents: readonly Incident[]) => incidents.map(({ number }) => number);

test('incidents come once, in the order of their numbers', () => {
  const known = addIncidents([], [ball(2), ball(1)]);
  expect(numbers(known)).toEqual([1, 2]);
  expect(numbers(addIncidents(known, [ball(2), ball(4), ball(3)]))).toEqual([1, 2, 3, 4]);
  expect(addIncidents(known, [ball(1)])).toBe(known);
});

test('the newest incidents are kept', () => {
  const many = Array.from({ length: incidentsKept + 5 }, (_, at) => ball(at + 1));
  const kept = addIncidents(many.slice(0, 10), many.slice(10));
  expect(kept).toHaveLength(incidentsKept);
  expect(kept[0]!.number).toBe(6);
  expect(kept.at(-1)!.number).toBe(incidentsKept + 5);
});

test('a score line alone makes a board of one column', () => {
  const line = { home: '163/7 (19.2)', away: '', period: '1st innings', note: 'WICKET' };
  const board = {
    columns: ['Score'],
    home: ['163/7 (19.2)'],
    away: [''],
    active: null,
    detail: '1st innings',
  };
  expect(boardOfLine(line)).toEqual(board);
});

const at = '2026-05-01T12:00:00.000Z';
const after = (ms: number) => Date.parse(at) + ms;
const clock = (changes: Partial<MatchClock>): MatchClock => ({
  elapsed: 60,
  at,
  rate: 1_000,
  end: null,
  ...changes,
});

test.each([
  ['runs with the time', clock({}), 5_900, 65],
  ['runs as fast as its match', clock({ rate: 12_000 }), 2_500, 90],
  ['stands', clock({ rate: 0 }), 60_000, 60],
  ['stops at its end', clock({ end: 90 }), 60_000, 90],
  ['never goes back behind what it was told', clock({ end: 45 }), 60_000, 60],
  ['does not run before its moment', clock({}), -5_000, 60],
])('a clock %s', (_, given, ms, seconds) => {
  expect(secondsPlayed(given, after(ms))).toBe(seconds);
});

test('a clock is read in minutes and seconds', () => {
  expect([0, 59, 61, 5_400].map(clockText)).toEqual(['0:00', '0:59', '1:01', '90:00']);
});

test('the score line of a race, which has no sides, makes a board without rows', () => {
  const board = { columns: [], home: [], away: [], active: null, detail: '400 m' };
  expect(boardOfLine({ home: '', away: '', period: '400 m', note: '' })).toEqual(board);
});
