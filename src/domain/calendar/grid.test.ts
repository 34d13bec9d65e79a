import { expect, test } from 'vitest';
import { dateOf, weekdayOf } from './day.ts';
import { formatDay } from './format.ts';
import {
  isOtherMonth,
  monthColumns,
  monthGrid,
  pageFor,
  rowsOf,
  yearColumns,
  yearGrid,
  yearPage,
  yearsPerPage,
} from './grid.ts';
import { getLocale } from './locale.ts';
import { isDayDisabled, type DayRules } from './rules.ts';

const noRules: DayRules = {
  isDisabled: false,
  min: null,
  max: null,
  weekdaysDisabled: [],
  datesDisabled: [],
  datesEnabled: [],
  maxLength: 0,
};

test.each([
  ['2024-02', 0, '2024-01-28', '2024-03-09'],
  ['2024-02', 1, '2024-01-29', '2024-03-10'],
  ['2026-02', 0, '2026-02-01', '2026-03-14'],
  ['2011-12', 6, '2011-11-26', '2012-01-06'],
])('[PIC-5] the days of %s, weeks from weekday %s: six rows of seven', (month, weekday, first, last) => {
  const rows = rowsOf(monthGrid(month, weekday), 7);
  expect(rows.map((row) => row.length)).toEqual([7, 7, 7, 7, 7, 7]);
  expect(new Set(rows.flat()).size).toBe(42);
  expect(rows[0]![0]).toBe(first);
  expect(rows[5]![6]).toBe(last);
});

test('[PIC-5] the months of a year: four rows of three', () => {
  const rows = rowsOf(yearGrid(2024), monthColumns);
  expect(rows.map((row) => row.length)).toEqual([3, 3, 3, 3]);
  expect(rows[0]![0]).toBe('2024-01');
  expect(rows[3]![2]).toBe('2024-12');
});

test('[PIC-5] years: four rows of four, from seven years before; another page has others', () => {
  const first = pageFor(2026, null);
  const rows = rowsOf(yearPage(first), yearColumns);
  expect(rows.map((row) => row.length)).toEqual([4, 4, 4, 4]);
  expect(rows[0]![0]).toBe(2019);
  expect(rows[3]![3]).toBe(2034);
  expect(yearPage(first + yearsPerPage)[0]).toBe(2035);
});

test('the grid of the last month is whole: the days after it sort after it, and none of them can be chosen', () => {
  const grid = monthGrid('9999-12', 0);
  expect(grid).toHaveLength(42);
  expect(grid).toEqual([...new Set(grid)].toSorted());
  const after = grid.filter((day) => day > '9999-12-31');
  expect(after.map(dateOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(after.map(weekdayOf)).toEqual([6, 0, 1, 2, 3, 4, 5, 6]);
  expect(after.filter((day) => isOtherMonth(day, '9999-12'))).toEqual(after);
  expect(after.filter((day) => isDayDisabled(day, noRules))).toEqual(after);
  expect(formatDay(after[0]!, 'D MMMM YYYY', getLocale('en'))).toBe('1 January 10000');
});
