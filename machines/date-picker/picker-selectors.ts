import { itemAt } from '#domain/must.ts';
import { addMonths, monthNumberOf, monthOf, yearOf, type Day, type Month } from '#domain/calendar/day.ts';
import { formatDay } from '#domain/calendar/format.ts';
import { isOtherMonth, monthsShown, yearsPerPage } from '#domain/calendar/grid.ts';
import { withFigures } from '#domain/calendar/locale.ts';
import { activePreset } from '#domain/calendar/presets.ts';
import { isDayDisabled, isMonthDisabled, isYearDisabled, rulesFrom } from '#domain/calendar/rules.ts';
import type { DateError } from '#domain/calendar/validate.ts';
import type { CalendarView, PickerContext } from './picker-context.ts';
import { canTurn, outcomeOf } from './picker-steps.ts';
import { localeOf } from './picker-value.ts';

/** How a cell looks and whether it can be picked. */
export interface CellMarks {
  isDisabled: boolean;
  isSelected: boolean;
  /** The start of a range, or of one being picked. */
  isStart: boolean;
  isEnd: boolean;
  isInRange: boolean;
}

const plain = { isSelected: false, isStart: false, isEnd: false, isInRange: false };

/** The ends shown: of the range being picked, up to the day under the pointer, or else of the value. */
export function shownEnds({
  anchor,
  hover,
  value,
  isRange,
  options,
}: PickerContext): readonly (Day | null)[] {
  if (anchor === null) return isRange ? [value[0] ?? null, value[1] ?? null] : [value[0] ?? null, null];
  const isUsable = hover !== null && hover > anchor && !isDayDisabled(hover, rulesFrom(anchor, options));
  return [anchor, isUsable ? hover : null];
}

/** Days of the neighbouring months carry no mark. `ends` comes from `shownEnds`. */
export function dayMarks(
  { anchor, options }: Pick<PickerContext, 'anchor' | 'options'>,
  [start, end]: readonly (Day | null)[],
  day: Day,
  month: Month,
): CellMarks {
  const isDisabled = isDayDisabled(day, rulesFrom(anchor, options));
  if (isOtherMonth(day, month)) {
    return { ...plain, isDisabled: isDisabled || !options.selectOtherMonth };
  }
  const isStart = day === start;
  // The day under the pointer is not an end yet.
  const isEnd = anchor === null && day === end;
  const isInRange = start != null && end != null && day > start && (anchor === null ? day < end : day <= end);
  return { isDisabled, isStart, isEnd, isInRange, isSelected: isStart || isEnd };
}

export const monthMarks = ({ value, options }: PickerContext, month: Month): CellMarks => ({
  ...plain,
  isDisabled: isMonthDisabled(month, options),
  isSelected: value.some((day) => monthOf(day) === month),
});

export const yearMarks = ({ value, options }: PickerContext, year: number): CellMarks => ({
  ...plain,
  isDisabled: isYearDisabled(year, options),
  isSelected: value.some((day) => yearOf(day) === year),
});

/** One of the calendars side by side. */
export interface Shown {
  /** For days, their month; for months, a month of their year; for years, a month of the first. */
  month: Month;
  /** The first year on a page of years. */
  page: number;
  /** The heading: month and year for days, otherwise only the years. */
  caption: readonly string[];
}

export function shownCalendars(context: PickerContext, view: CalendarView): Shown[] {
  const { at, page, options } = context;
  const locale = localeOf(options);
  const figures = (text: string | number) => withFigures(String(text), locale);
  return monthsShown(at, options.months).map((near, place) => {
    const first = page + place * yearsPerPage;
    const month = view === 'day' ? near : addMonths(at, 12 * place);
    const year = figures(yearOf(month));
    const years = `${figures(first)} - ${figures(first + yearsPerPage - 1)}`;
    const caption = {
      day: [itemAt(locale.months, monthNumberOf(month) - 1), year],
      month: [year],
      year: [years],
    };
    return { month, page: first, caption: caption[view] };
  });
}

export const mayTurn = (context: PickerContext, view: CalendarView, by: 1 | -1): boolean =>
  canTurn(context, view, by);

export const mayPickToday = (context: PickerContext): boolean =>
  outcomeOf({ ...context, isOpen: true }, { type: 'today.picked', today: context.today }).to !== 'nothing';

/** Index of the marked preset; -1 for "Custom Range", null for none. */
export function markedPreset({ value, options, isCustom, preset }: PickerContext): number | null {
  if (isCustom) return -1;
  return value.length === 0 ? null : activePreset(value, options.presets, options, preset);
}

/** The text of an error. */
export function errorText({ kind, bound }: DateError, { options }: PickerContext): string {
  const locale = localeOf(options);
  const { labels, dayFormat } = locale;
  const format = options.format === 'L' ? dayFormat : options.format;
  const words =
    typeof bound === 'string' ? formatDay(bound, options.format, locale) : String(bound ?? format);
  return labels[kind].replace('{bound}', withFigures(words, locale));
}
