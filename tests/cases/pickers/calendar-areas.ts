import { z } from 'zod';
import { addMonths, monthOf, toDay } from '#domain/calendar/day.ts';
import { formatDay } from '#domain/calendar/format.ts';
import {
  isOtherMonth,
  leadingDays,
  monthGrid,
  rowsOf,
  weekNumber,
  yearGrid,
  yearPage,
} from '#domain/calendar/grid.ts';
import { getLocale } from '#domain/calendar/locale.ts';
import { isDayDisabled, isMonthDisabled, isYearDisabled } from '#domain/calendar/rules.ts';
import { loadLocale, shippedLocales } from '#domain/calendar/shipped-locales.ts';
import { pickerDefaults } from '#machines/date-picker/picker-context.ts';
import { monthMarks, yearMarks } from '#machines/date-picker/picker-selectors.ts';
import { daysIn, firstOf, worded, type PickerArea, expectThat } from './picker-case.ts';
import { openPicker } from '#machines/testing/open-picker.ts';

await Promise.all(shippedLocales.map((code) => loadLocale(code)));

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const daysGrid = firstOf(
  worded(
    /^view month (\d{4}-\d\d), week starts (\w+).*\| the day grid is computed/,
    ({ then }, [, month = '', start = '']) => {
      const grid = monthGrid(month, weekdays.indexOf(start));
      const other = grid.map((day) => isOtherMonth(day, month));
      const leading = other.indexOf(false);
      const trailing = other.length - 1 - other.lastIndexOf(false);
      const rows = rowsOf(grid, 7).length;
      expectThat(
        `${rows} rows x 7 columns = ${grid.length} cells; first cell ${grid[0]}, last cell ${grid.at(-1)}; ${leading} leading and ${trailing} trailing other-month days`,
      ).toBe(then);
    },
  ),
  worded(
    /^view month (\d{4}-\d\d), week starts (\w+) \| row (\d)/,
    ({ then }, [, month = '', start = '', row]) =>
      expectThat(rowsOf(monthGrid(month, weekdays.indexOf(start)), 7)[Number(row) - 1]).toEqual(daysIn(then)),
  ),
  worded(/^weekday (\d).*first day of week (\d)/, ({ then }, [, weekday, first]) =>
    expectThat(leadingDays(Number(weekday), Number(first))).toBe(Number(then)),
  ),
  worded(/view month (\d{4}-\d\d) \(.*\| the day grid is computed/, ({ then }, [, month = '']) => {
    const grid = monthGrid(month, 0);
    expectThat([new Set(grid).size, grid[0], grid.at(-1)]).toEqual([42, ...daysIn(then)]);
  }),
  worded(
    /^view month (\d{4}-\d\d), locale (\S+), default formats/,
    ({ then }, [, month = '', locale = '']) => {
      const picker = openPicker(false, { today: `${month}-01`, options: { locale } });
      picker.open();
      const [caption] = picker.captions();
      expectThat(then).toContain(`'${caption!.replace(' ', "' and '")}'`);
      expectThat(formatDay(`${month}-01`, 'D', getLocale(locale))).toBe('1');
    },
  ),
  worded(/^today is (\S+), view month (\d{4}-\d\d) \| flags/, ({ then }, [, today = '', month = '']) => {
    const picker = openPicker(false, { today });
    picker.open();
    expectThat(monthGrid(month, 0).filter((day) => day === picker.context().today)).toEqual([
      daysIn(then)[0],
    ]);
  }),
);

const weekNumbers = firstOf(
  worded(/^locale (\S+), view month (\d{4}-\d\d)/, ({ then }, [, locale = '', month = '']) => {
    const rule = getLocale(locale);
    const rows = rowsOf(monthGrid(month, rule.firstWeekday), 7);
    expectThat(rows.map((row) => weekNumber(row[0]!, rule)).join(', ')).toBe(then);
  }),
  worded(/^selectWeek off/, () => {
    const picker = openPicker(false);
    picker.open();
    picker.send({ type: 'week.picked', first: '2024-02-04', month: '2024-02' });
    expectThat([picker.value(), picker.isOpen()]).toEqual([[], true]);
  }),
);

const monthsGrid = firstOf(
  worded(/^view date (\S+) \| month cell dates/, ({ then }, [, day = '']) => {
    const cells = yearGrid(Number(day.slice(0, 4))).map((month) => toDay(month, 1));
    expectThat(cells).toHaveLength(12);
    expectThat(cells).toContain(daysIn(then)[0]);
  }),
  worded(/^locale (\S+), view year \d+ \| month labels/, ({ then }, [, locale = '']) =>
    expectThat(getLocale(locale).months.join(', ')).toBe(then),
  ),
  worded(
    /^range picker with (\d) calendars, view date (\S+) \| the month view/,
    ({ then }, [, months, day = '']) => {
      const picker = openPicker(true, { today: day, options: { months: Number(months) } });
      picker.open();
      picker.send({ type: 'view.picked', view: 'month' });
      expectThat(picker.captions()).toEqual(then.match(/\d{4}/g));
    },
  ),
);

const yearsGrid = firstOf(
  worded(/^view date (\S+) \| the year view/, ({ then }, [, day = '']) => {
    const picker = openPicker(false, { today: day });
    picker.open();
    picker.send({ type: 'view.picked', view: 'year' });
    const years = yearPage(picker.context().page);
    expectThat(
      `4 rows x 4 columns = ${years.length} years, ${years[0]} to ${years.at(-1)}; caption '${picker.captions()[0]}'`,
    ).toBe(then);
    expectThat(rowsOf(years, 4)).toHaveLength(4);
  }),
  worded(
    /^minimum mode is year, page (\d{4})-(\d{4}) shown \| view year becomes (\d{4})/,
    ({ then }, [, first, last]) => {
      const picker = openPicker(false, { today: `${Number(first) + 7}-06-01`, options: { minView: 'year' } });
      picker.open();
      const from = Number(last) - Number(first) - 7;
      for (let step = 0; step <= from; step++)
        picker.send({ type: 'key.pressed', key: 'ArrowRight', isShift: false });
      expectThat(then).toContain(picker.captions()[0]);
    },
  ),
  worded(/^year view page (\d{4}) - \d{4} \| (next|previous)/, ({ then }, [, first, way]) => {
    const picker = openPicker(false, { today: `${Number(first) + 7}-06-01` });
    picker.open();
    picker.send({ type: 'view.picked', view: 'year' }, { type: 'page.turned', by: way === 'next' ? 1 : -1 });
    expectThat(picker.captions()).toEqual([then]);
  }),
);

const rulesIn = z.object({
  minDate: z.string().nullish(),
  maxDate: z.string().nullish(),
  daysDisabled: z.array(z.number()).default([]),
  datesDisabled: z.array(z.string()).default([]),
  datesEnabled: z.array(z.string()).default([]),
});

const disabledDays: PickerArea = firstOf(
  (one) => {
    const read = rulesIn.strict().safeParse(one.data?.in);
    if (!read.success) return undefined;
    const { minDate, maxDate, daysDisabled, datesDisabled, datesEnabled } = read.data;
    const options = {
      min: minDate ?? null,
      max: maxDate ?? null,
      weekdaysDisabled: daysDisabled,
      datesDisabled,
      datesEnabled,
    };
    const { options: rules } = openPicker(false, { options }).context();
    return () => {
      const words = one.then.split('; ').map((word) => word.split(' '));
      expectThat(words.length).toBeGreaterThan(0);
      for (const [day, is] of words)
        expectThat(isDayDisabled(day!, rules) ? 'disabled' : 'enabled', day).toBe(is);
    };
  },
  worded(/^picker disabled \| any day is clicked/, ({ then }) => {
    const value = daysIn(then);
    const picker = openPicker(false, { value, options: { isDisabled: true, isInline: true } });
    picker.pick('2024-02-20');
    expectThat([picker.value(), picker.told]).toEqual([value, []]);
  }),
);

const monthNames = (year: number, rules: Parameters<typeof isMonthDisabled>[1]) =>
  yearGrid(year)
    .filter((month) => !isMonthDisabled(month, rules))
    .map((month) => formatDay(toDay(month, 1), 'MMM', getLocale('en')))
    .join(' ');

const disabledMonths = firstOf(
  worded(/^month view (\d{4}), (min|max) (\S+) \|/, ({ then }, [, year, limit = '', day = '']) =>
    expectThat(monthNames(Number(year), { ...pickerDefaults, [limit]: day })).toBe(then),
  ),
  worded(/^month view (\d{4}), disabled dates contain only (\S+) \|/, (_one, [, year, day = '']) =>
    expectThat(monthNames(Number(year), { ...pickerDefaults, datesDisabled: [day] }).split(' ')).toHaveLength(
      12,
    ),
  ),
);

const disabledYears = firstOf(
  worded(/^year view (\d{4})-\d{4}, (min|max) (\S+) \|/, ({ then }, [, first, limit = '', day = '']) => {
    const years = yearPage(Number(first)).filter(
      (year) => !isYearDisabled(year, { ...pickerDefaults, [limit]: day }),
    );
    expectThat(years.join(' ')).toBe(then);
  }),
  worded(
    /^year view (\d{4})-\d{4}, enabled dates in (\d{4}) and (\d{4})/,
    ({ then }, [, first, one, other]) => {
      const rules = { ...pickerDefaults, datesEnabled: [`${one}-05-05`, `${other}-05-05`] };
      expectThat(
        yearPage(Number(first))
          .filter((year) => !isYearDisabled(year, rules))
          .join(' '),
      ).toBe(then);
    },
  ),
  worded(/^year view, disabled dates list given/, () => {
    const rules = { ...pickerDefaults, datesDisabled: ['2024-02-15', '2024-01-01'] };
    expectThat(yearPage(2017).filter((year) => isYearDisabled(year, rules))).toEqual([]);
  }),
);

const selectionMarks = worded(
  /^(?:value|range) (\S+)(?: to (\S+))? \| month view/,
  (one, [, start = '', end]) => {
    const picker = openPicker(end !== undefined, { value: end === undefined ? [start] : [start, end] });
    const context = picker.context();
    const months = [0, 1, 2, 3].map((by) => addMonths(monthOf(start), by - 1));
    const marked = months.filter((month) => monthMarks(context, month).isSelected);
    expectThat(marked).toEqual(end === undefined ? [monthOf(start)] : [monthOf(start), monthOf(end)]);
    expectThat(yearMarks(context, Number(start.slice(0, 4))).isSelected).toBe(true);
    expectThat(one.then).toContain(getLocale('en').months[Number(start.slice(5, 7)) - 1]);
  },
);

export const calendarAreas: Readonly<Record<string, PickerArea>> = {
  'days-grid': daysGrid,
  'week-numbers': weekNumbers,
  'months-grid': monthsGrid,
  'years-grid': yearsGrid,
  'disabled-days': disabledDays,
  'disabled-months': disabledMonths,
  'disabled-years': disabledYears,
  'selection-marks': selectionMarks,
};
