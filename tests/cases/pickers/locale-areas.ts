import { z } from 'zod';
import { monthOf } from '#domain/calendar/day.ts';
import { formatDay, parseDay } from '#domain/calendar/format.ts';
import { monthGrid } from '#domain/calendar/grid.ts';
import { getLocale, unknownLocale, weekdayHeader } from '#domain/calendar/locale.ts';
import { firstOf, worded, type PickerArea, expectThat } from './picker-case.ts';
import { openPicker } from '#machines/testing/open-picker.ts';

const localeOut = z.object({
  firstDayOfWeek: z.number(),
  header: z.array(z.string()),
  L: z.string(),
  doy: z.number(),
  feb: z.string(),
});

const locale: PickerArea = (one) => {
  const code = /^locale (\S+)$/.exec(one.given)?.[1];
  const out = localeOut.safeParse(one.data?.out);
  if (code === undefined || !out.success) return undefined;
  return () => {
    const { firstWeekday, firstWeekRule, weekdaysShort, dayFormat, months } = getLocale(code);
    expectThat({
      firstDayOfWeek: firstWeekday,
      header: weekdayHeader(weekdaysShort, firstWeekday),
      L: dayFormat,
      doy: firstWeekRule,
      feb: months[1],
    }).toEqual(out.data);
  };
};

const localeDigits: PickerArea = ({ data }) => {
  if (!data?.locale || typeof data.in !== 'string' || data.text === undefined) return undefined;
  const { locale: code, in: day, text } = data;
  return () => {
    expectThat(formatDay(day, 'L', getLocale(code))).toBe(text);
    expectThat(parseDay(text, 'L', getLocale(code))).toBe(data.out);
  };
};

const localeError = firstOf(
  worded(/^locale '(\w+)' never defined \| (.*)/, ({ then }, [, code = '', what = '']) => {
    if (what === 'a date is formatted') expectThat(() => getLocale(code)).toThrow(unknownLocale(code));
    else {
      const picker = openPicker(what.includes('range'), { options: { locale: code } });
      picker.send({
        type: 'value.set',
        value: what.includes('range') ? ['2024-02-15', '2024-02-16'] : ['2024-02-15'],
      });
      expectThat(picker.context().localeError).toBe(unknownLocale(code));
    }
    expectThat(then).toContain(`throws '${unknownLocale(code)}'`);
  }),
  worded(
    /^value (\S+) shown as '(.*)' \| the locale is switched to '(.*)'/,
    ({ then }, [, day = '', text, code = '']) => {
      const picker = openPicker(false, { value: [day] });
      expectThat(picker.context().text).toBe(text);
      picker.send({ type: 'options.set', options: { locale: code }, today: day });
      expectThat(then).toContain(`reformatted to '${picker.context().text}'`);
      expectThat(picker.value()).toEqual([day]);
    },
  ),
  worded(/locale key '(\S+)' asked/, ({ then }, [, code = '']) =>
    expectThat(getLocale(code)).toBe(getLocale(/parent '(\w+)'/.exec(then)![1]!)),
  ),
);

const dayDecoration = firstOf(
  worded(/^tooltip entry for (\S+) \|/, ({ then }, [, day = '']) => {
    const tooltips = { [day]: /tooltip '(.*)'/.exec(then)![1]! };
    const { options } = openPicker(false, { options: { tooltips } }).context();
    expectThat(monthGrid(monthOf(day), 0).filter((one) => options.tooltips[one] !== undefined)).toEqual([
      day,
    ]);
  }),
  worded(/^class entry with an empty list for (\S+) \|/, (_one, [, day = '']) => {
    const { options } = openPicker(false, { options: { dayClasses: { [day]: [] } } }).context();
    expectThat((options.dayClasses[day] ?? []).join(' ')).toBe('');
  }),
);

export const localeAreas: Readonly<Record<string, PickerArea>> = {
  locale,
  'locale-digits': localeDigits,
  'locale-error': localeError,
  'day-decoration': dayDecoration,
};
