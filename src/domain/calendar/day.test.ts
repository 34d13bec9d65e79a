import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  clampDay,
  daysBetween,
  daysInMonth,
  fromNumber,
  isDay,
  localDay,
  moveMonths,
  toNumber,
  weekdayOf,
} from './day.ts';
import { monthGrid, weekNumber, yearPage } from './grid.ts';

const anyDay = fc.integer({ min: toNumber('1000-01-01'), max: toNumber('9999-12-31') }).map(fromNumber);

describe('a day', () => {
  test('is a text that a calendar has', () => {
    for (const day of ['2024-02-29', '2000-02-29', '1000-01-01', '9999-12-31'])
      expect(isDay(day), day).toBe(true);
    for (const day of [
      '2023-02-29',
      '1900-02-29',
      '2024-13-01',
      '2024-00-10',
      '2024-1-1',
      '0999-12-31',
      '10000-01-01',
      '9999-13-01',
      '',
      null,
    ])
      expect(isDay(day), String(day)).toBe(false);
  });

  test('has as many days before it as its number says, in any zone and at any change of clocks', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, by) => {
        const moved = addDays(day, by);
        expect(isDay(moved)).toBe(true);
        const isAtEdge = moved === '1000-01-01' || moved === '9999-12-31';
        expect(isAtEdge || daysBetween(day, moved) === by).toBe(true);
        expect(weekdayOf(moved)).toBe(new Date(`${moved}T12:00:00Z`).getUTCDay());
      }),
    );
  });

  test('is the clock’s own day where its zone is', () => {
    expect(localDay(new Date(2024, 1, 9, 23, 59))).toBe('2024-02-09');
    expect(localDay(new Date(2011, 11, 31, 0, 1))).toBe('2011-12-31');
  });
});

describe('a month', () => {
  test('moved ends where it is shorter', () => {
    expect(moveMonths('2024-01-31', 1)).toBe('2024-02-29');
    expect(moveMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(moveMonths('2024-03-31', -1)).toBe('2024-02-29');
    expect(addMonths('2024-12', 1)).toBe('2025-01');
    expect(addMonths('2024-01', -1)).toBe('2023-12');
    expect(addMonths('2024-05', -17)).toBe('2022-12');
    expect(daysInMonth('2024-02')).toBe(29);
    expect(daysInMonth('1900-02')).toBe(28);
    expect(daysInMonth('2023-12')).toBe(31);
  });

  test('stays inside the years that are known', () => {
    expect(addMonths('1000-03', -9)).toBe('1000-01');
    expect(addMonths('9999-11', 30)).toBe('9999-12');
  });
});

test('of limits that exclude each other the lower holds', () => {
  expect(clampDay('2024-02-15', '2024-02-20', '2024-02-10')).toBe('2024-02-20');
  expect(clampDay('2024-02-25', '2024-02-20', '2024-02-10')).toBe('2024-02-20');
});

describe('[PIC-5] the grids', () => {
  test('of days have six weeks that begin with the first of the week and hold the whole month', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 6 }), (day, first) => {
        const month = day.slice(0, 7);
        const grid = monthGrid(month, first);
        expect(grid).toHaveLength(42);
        expect(weekdayOf(grid[0]!)).toBe(first);
        expect(grid.filter((one) => one.startsWith(month))).toHaveLength(daysInMonth(month));
        expect(grid.map(toNumber)).toEqual(grid.map((_, at) => toNumber(grid[0]!) + at));
        expect(monthGrid(month, first)).toBe(grid);
      }),
    );
  });

  test('of years have sixteen', () => expect(yearPage(2017)).toHaveLength(16));
});

test('[PIC-8] weeks are numbered as ISO 8601 numbers them where the locale does', () => {
  const iso = { firstWeekday: 1, firstWeekRule: 4 };
  const years = ['2020-12-31', '2021-01-03', '2021-01-04', '2024-12-30', '2027-01-01'];
  expect(years.map((day) => weekNumber(day, iso))).toEqual([53, 53, 1, 1, 53]);
  expect(weekNumber('2024-12-29', { firstWeekday: 0, firstWeekRule: 6 })).toBe(1);
});
