import { z } from 'zod';
import { toMonth } from '#domain/calendar/day.ts';
import { isOtherMonth, leadingDays, monthGrid, rowsOf, weekNumber, yearPage } from '#domain/calendar/grid.ts';
import { getLocale } from '#domain/calendar/locale.ts';
import { mayTurn } from '#machines/date-picker/picker-selectors.ts';
import { openPicker } from '#machines/testing/open-picker.ts';
import { expectThat, firstOf, type PickerArea, type PickerCase } from '../picker-case.ts';

/** For cases whose data (`in` and `out`) have a certain shape, whatever their words. */
const shaped =
  <Given, Expected>(
    given: z.ZodType<Given>,
    expected: z.ZodType<Expected>,
    check: (given: Given, expected: Expected, one: PickerCase) => void,
  ): PickerArea =>
  (one) => {
    const [read, out] = [given.safeParse(one.data?.in), expected.safeParse(one.data?.out)];
    return read.success && out.success ? () => check(read.data, out.data, one) : undefined;
  };

const ofYear = { year: z.int(), month: z.int().min(1).max(12) };

const daysGrid = shaped(
  z.strictObject({ ...ofYear, firstDayOfWeek: z.int().min(0).max(6) }),
  z.strictObject({
    first: z.string(),
    last: z.string(),
    leading: z.int(),
    trailing: z.int(),
    cells: z.int(),
    rows: z.int().default(6),
  }),
  ({ year, month: number, firstDayOfWeek }, out) => {
    const month = toMonth(year, number);
    const grid = monthGrid(month, firstDayOfWeek);
    const other = grid.map((day) => isOtherMonth(day, month));
    expectThat({
      first: grid[0],
      last: grid.at(-1),
      leading: other.indexOf(false),
      trailing: other.length - 1 - other.lastIndexOf(false),
      cells: grid.length,
      rows: rowsOf(grid, 7).length,
    }).toEqual(out);
  },
);

const leading = shaped(z.tuple([z.int(), z.int()]), z.int(), ([weekday, first], out) =>
  expectThat(leadingDays(weekday, first)).toBe(out),
);

const weekNumbers = shaped(
  z.strictObject({ ...ofYear, locale: z.string() }),
  z.array(z.union([z.string(), z.number()])),
  ({ year, month, locale }, out) => {
    const rule = getLocale(locale);
    const rows = rowsOf(monthGrid(toMonth(year, month), rule.firstWeekday), 7);
    expectThat(rows.map((row) => String(weekNumber(row[0]!, rule)))).toEqual(out.map(String));
  },
);

const yearsGrid = shaped(
  z.string(),
  z.strictObject({ first: z.int(), last: z.int(), title: z.string() }),
  (day, out) => {
    const picker = openPicker(false, { today: day });
    picker.open();
    picker.send({ type: 'view.picked', view: 'year' });
    const years = yearPage(picker.context().page);
    expectThat({ first: years[0], last: years.at(-1), title: picker.captions()[0] }).toEqual(out);
    expectThat(rowsOf(years, 4)).toHaveLength(4);
  },
);

const day = z.string().nullable();

/** A page is turned by months or by years. */
const turned = shaped(
  z.strictObject({
    view: z.string(),
    step: z.union([z.strictObject({ month: z.int() }), z.strictObject({ year: z.int() })]),
  }),
  z.string(),
  ({ view, step }, caption) => {
    const picker = openPicker(false, { today: view });
    picker.open();
    if ('year' in step) picker.send({ type: 'view.picked', view: 'month' });
    const by = 'year' in step ? step.year : step.month;
    for (let done = 0; done < Math.abs(by); done++) picker.send({ type: 'page.turned', by: by > 0 ? 1 : -1 });
    // In the view of months the caption is only the year.
    if ('year' in step && /[A-Za-z]/.test(caption)) picker.send({ type: 'view.picked', view: 'day' });
    expectThat(picker.captions()[0]).toBe(caption);
  },
);

const arrows = shaped(
  z.strictObject({ view: z.string(), min: day, max: day }),
  z.string().regex(/^‹\w+ ›\w+$/),
  ({ view: at, min, max }, out, { given }) => {
    const view = /\b(month|year) view\b/i.exec(given)?.[1]?.toLowerCase() === 'month' ? 'month' : 'day';
    const picker = openPicker(false, { value: [at], options: { min, max } });
    picker.open();
    const word = (by: 1 | -1) => (mayTurn(picker.context(), view, by) ? 'on' : 'disabled');
    expectThat(`‹${word(-1)} ›${word(1)}`).toBe(out);
  },
);

const opened = shaped(
  z.strictObject({ value: day, min: day, max: day }),
  z.string(),
  ({ value, min, max }, caption) => {
    const picker = openPicker(false, { value: value === null ? [] : [value], options: { min, max } });
    picker.open();
    expectThat(picker.captions()[0]).toBe(caption);
  },
);

const monthNames = shaped(z.undefined(), z.array(z.string()).length(12), (_, names, { given }) =>
  expectThat(getLocale(/\blocale '?([\w-]+)/i.exec(given)?.[1] ?? 'en').months).toEqual(names),
);

/** By area. */
export const areasByData: Readonly<Record<string, PickerArea>> = {
  'days-grid': firstOf(daysGrid, leading),
  'week-numbers': weekNumbers,
  'years-grid': yearsGrid,
  navigation: firstOf(turned, arrows),
  'view-date': opened,
  'months-grid': monthNames,
};
