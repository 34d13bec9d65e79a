import { addMonths, monthOf, toDay } from '#domain/calendar/day.ts';
import { formatDay } from '#domain/calendar/format.ts';
import { monthGrid, rowsOf, yearGrid } from '#domain/calendar/grid.ts';
import { getLocale } from '#domain/calendar/locale.ts';
import { loadLocale, shippedLocales } from '#domain/calendar/shipped-locales.ts';
import { monthMarks, yearMarks } from '#machines/date-picker/picker-selectors.ts';
import { daysIn, firstOf, worded, type PickerArea, expectThat } from './picker-case.ts';
import { openPicker } from '#machines/testing/open-picker.ts';

await Promise.all(shippedLocales.map((code) => loadLocale(code)));

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const daysGrid = firstOf(
  worded(
    /^view month (\d{4}-\d\d), week starts (\w+) \| row (\d)/,
    ({ then }, [, month = '', start = '', row]) =>
      expectThat(rowsOf(monthGrid(month, weekdays.indexOf(start)), 7)[Number(row) - 1]).toEqual(daysIn(then)),
  ),
  worded(/view month (\d{4}-\d\d) \(.*\| the day grid is computed/, ({ then }, [, month = '']) => {
    const grid = monthGrid(month, 0);
    expectThat(new Set(grid).size).toBe(42);
    expectThat([grid[0], grid.at(-1)]).toEqual(daysIn(then));
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

const monthsGrid = worded(/^view date (\S+) \| month cell dates/, ({ then }, [, day = '']) => {
  const cells = yearGrid(Number(day.slice(0, 4))).map((month) => toDay(month, 1));
  expectThat(cells).toHaveLength(12);
  expectThat(cells).toContain(daysIn(then)[0]);
});

const yearsGrid = worded(
  /^minimum mode is year, page (\d{4})-(\d{4}) shown \| view year becomes (\d{4})/,
  ({ then }, [, first, last]) => {
    const picker = openPicker(false, { today: `${Number(first) + 7}-06-01`, options: { minView: 'year' } });
    picker.open();
    const from = Number(last) - Number(first) - 7;
    for (let step = 0; step <= from; step++)
      picker.send({ type: 'key.pressed', key: 'ArrowRight', isShift: false });
    expectThat(then).toContain(picker.captions()[0]);
  },
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
  'months-grid': monthsGrid,
  'years-grid': yearsGrid,
  'selection-marks': selectionMarks,
};
