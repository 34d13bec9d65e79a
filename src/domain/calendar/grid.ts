import { must } from '../must.ts';
import {
  addMonths,
  firstYear,
  fromNumber,
  lastYear,
  monthOf,
  toDay,
  toMonth,
  toNumber,
  weekdayOf,
  yearOf,
  type Day,
  type Month,
} from './day.ts';

/** PIC-5 */
const weekRows = 6;
const weekDays = 7;
export const monthColumns = 3;
export const yearColumns = 4;
export const yearsPerPage = 16;
/** A page of years starts this many years before the one it is opened for. */
export const yearsBefore = 7;

/** How many days come before the month's first in its row; Sunday is 0. */
export const leadingDays = (weekday: number, firstWeekday: number): number =>
  (weekday - firstWeekday + 7) % 7;

const grids = new Map<string, readonly Day[]>();
const mostGrids = 200;

/** The 42 days of a month's grid, row by row: the same list on every call, for views that compare by identity. */
export function monthGrid(month: Month, firstWeekday: number): readonly Day[] {
  const key = `${month} ${firstWeekday}`;
  let grid = grids.get(key);
  if (grid === undefined) {
    const first = toDay(month, 1);
    const start = toNumber(first) - leadingDays(weekdayOf(first), firstWeekday);
    grid = Array.from({ length: weekRows * weekDays }, (_, at) => fromNumber(start + at));
    if (grids.size >= mostGrids) grids.clear();
    grids.set(key, grid);
  }
  return grid;
}

/** The twelve months of a year, row by row. */
export const yearGrid = (year: number): readonly Month[] =>
  Array.from({ length: 12 }, (_, at) => toMonth(year, at + 1));

/** The sixteen years of a page, row by row. */
export const yearPage = (first: number): readonly number[] =>
  Array.from({ length: yearsPerPage }, (_, at) => first + at);

/** The first year of the page that shows `year`: the shown page stays while it contains the year. */
export const pageFor = (year: number, shown: number | null): number =>
  shown !== null && year >= shown && year < shown + yearsPerPage ? shown : year - yearsBefore;

export const isKnownYear = (year: number): boolean => year >= firstYear && year <= lastYear;

export function rowsOf<Cell>(cells: readonly Cell[], columns: number): Cell[][] {
  const rows: Cell[][] = [];
  for (let at = 0; at < cells.length; at += columns) rows.push(cells.slice(at, at + columns));
  return rows;
}

/** How a locale numbers its weeks: their first day, and which week is a year's first (7 + first − January's day). */
export interface WeekRule {
  firstWeekday: number;
  firstWeekRule: number;
}

const startOfYearsWeeks = (year: number, { firstWeekday, firstWeekRule }: WeekRule): number => {
  const inFirstWeek = 7 + firstWeekday - firstWeekRule;
  const january = toNumber(toDay(toMonth(year, 1), 1)) + inFirstWeek - 1;
  return january - leadingDays(weekdayOf(fromNumber(january)), firstWeekday);
};

/** The number of a day's week in its year (PIC-8). */
export function weekNumber(day: Day, rule: WeekRule): number {
  const year = yearOf(day);
  const number = toNumber(day);
  const start = must(
    [year + 1, year, year - 1].map((one) => startOfYearsWeeks(one, rule)).find((one) => one <= number),
  );
  return Math.floor((number - start) / 7) + 1;
}

export const isOtherMonth = (day: Day, month: Month): boolean => monthOf(day) !== month;
/** The months shown side by side, starting with the first. */
export const monthsShown = (first: Month, count: number): Month[] =>
  Array.from({ length: count }, (_, at) => addMonths(first, at));
