import { itemAt } from '#domain/must.ts';
import {
  addDays,
  addMonths,
  clampDay,
  daysInMonth,
  moveMonths,
  monthNumberOf,
  monthOf,
  monthsBetween,
  toDay,
  toMonth,
  weekdayOf,
  yearOf,
  type Day,
} from '#domain/calendar/day.ts';
import { isOtherMonth, monthColumns, pageFor, yearColumns, yearsPerPage } from '#domain/calendar/grid.ts';
import { presetDays } from '#domain/calendar/presets.ts';
import {
  hasAfter,
  hasBefore,
  isDayDisabled,
  isMonthDisabled,
  isYearDisabled,
  monthsWith,
  rulesFrom,
} from '#domain/calendar/rules.ts';
import type { CalendarView, FocusKey, PickerContext, PickerEvent } from './picker-context.ts';
import { localeOf } from './picker-value.ts';

/** What a pick leads to. The machines' guards and actions both read it. */
export type Outcome =
  | { to: 'nothing' }
  | { to: 'month' | 'day'; at: string }
  | { to: 'anchor'; day: Day }
  | { to: 'value'; days: readonly Day[] };

const nothing: Outcome = { to: 'nothing' };

/** In a range, the first pick starts it. The same or a later day completes it, an earlier one restarts it (PIC-3). */
function pickDay(context: PickerContext, day: Day): Outcome {
  const { anchor, isRange, options } = context;
  if (isDayDisabled(day, rulesFrom(anchor, options))) return nothing;
  if (!isRange) return { to: 'value', days: [day] };
  return anchor !== null && day >= anchor ? { to: 'value', days: [anchor, day] } : { to: 'anchor', day };
}

/** PIC-2 */
function pickCell(context: PickerContext, cell: string, month: string | undefined): Outcome {
  const { options, at } = context;
  const { minView } = options;
  const firstOf = (start: Day, end: Day) => {
    const day = clampDay(start, options.min, options.max);
    return day <= end ? pickDay(context, day) : nothing;
  };
  if (cell.length === 4) {
    const year = Number(cell);
    if (isYearDisabled(year, options)) return nothing;
    if (minView === 'year') return firstOf(`${cell}-01-01`, `${cell}-12-31`);
    return { to: 'month', at: toMonth(year, monthNumberOf(at)) };
  }
  if (cell.length === 7) {
    if (isMonthDisabled(cell, options) || minView === 'year') return nothing;
    if (minView === 'month') return firstOf(toDay(cell, 1), toDay(cell, daysInMonth(cell)));
    return { to: 'day', at: cell };
  }
  if (minView !== 'day') return nothing;
  const isBlocked = month !== undefined && isOtherMonth(cell, month) && !options.selectOtherMonth;
  return isBlocked ? nothing : pickDay(context, cell);
}

/** Picks the week in a grid's row; for a single date, only the days of the grid's month count. */
function pickWeek(context: PickerContext, first: Day, month: string): Outcome {
  const { options, isRange } = context;
  if (!options.weekSelects) return nothing;
  const row = Array.from({ length: 7 }, (_, at) => addDays(first, at));
  const usable = row.filter((day) => !isDayDisabled(day, options) && (isRange || !isOtherMonth(day, month)));
  const [start, end] = [usable[0], usable.at(-1)];
  if (start === undefined || end === undefined) return nothing;
  if (!isRange) return { to: 'value', days: [start] };
  return isDayDisabled(end, rulesFrom(start, options)) ? nothing : { to: 'value', days: [start, end] };
}

/** What an event of the calendar leads to: `nothing` while it is closed or disabled. */
export function outcomeOf(context: PickerContext, event: PickerEvent): Outcome {
  const { isOpen, options, isRange } = context;
  if (!isOpen || options.isDisabled) return nothing;
  if (event.type === 'cell.picked') return pickCell(context, event.cell, event.month);
  if (event.type === 'today.picked') return pickDay(context, event.today);
  if (event.type === 'week.picked') return pickWeek(context, event.first, event.month);
  if (event.type === 'clear.picked') return { to: 'value', days: [] };
  if (event.type === 'preset.picked') {
    const preset = isRange ? options.presets[event.place] : undefined;
    const days = preset ? presetDays(preset, options) : null;
    return days ? { to: 'value', days } : nothing;
  }
  return nothing;
}

/** PIC-4: with a time to set, picking the same days again leaves the popup open. */
export const staysOpen = ({ options, value }: PickerContext, days: readonly Day[]): boolean =>
  options.withTime && options.keepOpen && value.length > 0 && value.join() === days.join();

const monthsPerTurn: Readonly<Record<CalendarView, number>> = { day: 1, month: 12, year: yearsPerPage * 12 };

/** Whether the limits allow a page before or after. */
export function canTurn({ at, page, options }: PickerContext, view: CalendarView, by: 1 | -1): boolean {
  if (options.isDisabled) return false;
  const year = yearOf(at);
  const more = options.months - 1;
  const shown = {
    day: [at, addMonths(at, more)],
    month: [toMonth(year, 1), toMonth(year + more, 12)],
    year: [toMonth(page, 1), toMonth(page + yearsPerPage * options.months - 1, 12)],
  }[view];
  return by < 0 ? hasBefore(itemAt(shown, 0), options) : hasAfter(itemAt(shown, 1), options);
}

export function turned({ at, page, focus }: PickerContext, view: CalendarView, by: 1 | -1) {
  const months = monthsPerTurn[view] * by;
  const month = addMonths(at, months);
  return {
    at: month,
    focus: moveMonths(focus, months),
    page: view === 'year' ? page + yearsPerPage * by : pageFor(yearOf(month), page),
    hover: null,
  };
}

const rowStart = (place: number, columns: number): number => -(place % columns);
const rowEnd = (place: number, columns: number): number => columns - 1 - (place % columns);

/** How far a key moves the focus, in days or in months. */
function reach(
  context: PickerContext,
  view: CalendarView,
  key: FocusKey,
  isShift: boolean,
): [days: number, months: number] {
  const { focus, page, options } = context;
  const { firstWeekday, isRightToLeft } = localeOf(options);
  const step = { ArrowLeft: isRightToLeft ? 1 : -1, ArrowRight: isRightToLeft ? -1 : 1 };
  if (view === 'day') {
    const weekday = (weekdayOf(focus) - firstWeekday + 7) % 7;
    const months = isShift ? 12 : 1;
    if (key === 'PageUp' || key === 'PageDown') return [0, key === 'PageUp' ? -months : months];
    return [{ ...step, ArrowUp: -7, ArrowDown: 7, Home: -weekday, End: 6 - weekday }[key], 0];
  }
  const [columns, unit] = view === 'month' ? [monthColumns, 1] : [yearColumns, 12];
  const place = view === 'month' ? monthNumberOf(focus) - 1 : yearOf(focus) - page;
  const big = view === 'month' ? 12 : yearsPerPage;
  const cells = {
    ...step,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: rowStart(place, columns),
    End: rowEnd(place, columns),
    PageUp: -big,
    PageDown: big,
  }[key];
  return [0, cells * unit];
}

/** The cell a key leads to, and its page. The keyboard stays within the limits. */
export function moved(context: PickerContext, view: CalendarView, key: FocusKey, isShift: boolean) {
  const { options, at, page } = context;
  const [days, months] = reach(context, view, key, isShift);
  const far = months === 0 ? addDays(context.focus, days) : moveMonths(context.focus, months);
  const focus = clampDay(far, options.min, options.max);
  if (view === 'day') {
    const first = monthsWith(monthOf(focus), at, options.months);
    return { focus, at: first, page: pageFor(yearOf(first), page) };
  }
  const away = monthsBetween(at, monthOf(focus));
  const years = yearOf(focus) - yearOf(at);
  const isShown = view === 'month' && years >= 0 && years < options.months;
  return { focus, at: isShown ? at : addMonths(at, away), page: pageFor(yearOf(focus), page) };
}
