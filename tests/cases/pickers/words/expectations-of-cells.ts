import { addDays, addMonths, daysInMonth, monthOf, toDay, weekdayOf } from '#domain/calendar/day.ts';
import { formatDay } from '#domain/calendar/format.ts';
import { yearGrid, yearPage } from '#domain/calendar/grid.ts';
import { getLocale } from '#domain/calendar/locale.ts';
import { isMonthDisabled, isYearDisabled } from '#domain/calendar/rules.ts';
import { mayTurn } from '#machines/date-picker/picker-selectors.ts';
import { expectThat } from '../picker-case.ts';
import { dayWord } from './said.ts';

import type { Expectation } from './expectation.ts';

const arrows: Expectation = (_, words) => {
  const said = [
    ...words.matchAll(/‹ ?(on|disabled|hidden|enabled|off) ?›? ?(?:› ?)?(on|disabled|hidden|enabled|off)/gi),
  ];
  if (said.length === 0) return undefined;
  return (picker) => {
    const can = (by: 1 | -1) => mayTurn(picker.context(), picker.view(), by);
    const isOn = (word: string | undefined) => /^(on|enabled)$/i.test(word!);
    // Of calendars side by side, the first turns back and the last turns on.
    expectThat(can(-1), 'the arrow back').toBe(isOn(said[0]![1]));
    expectThat(can(1), 'the arrow on').toBe(isOn(said.at(-1)![2]));
  };
};

const dayMarks: Expectation = (_, words) => {
  const said = [...words.matchAll(new RegExp(`(${dayWord}) (?:is |are )?(enabled|disabled)`, 'gi'))];
  if (said.length === 0) return undefined;
  return (picker) => {
    for (const [, day = '', is = ''] of said) {
      const { isDisabled } = picker.marks(monthOf(day)).get(day)!;
      expectThat(isDisabled ? 'disabled' : 'enabled', day).toBe(is.toLowerCase());
    }
  };
};

const short = (day: string) => day.slice(5);
const rangeMarks: Expectation = (_, words) => {
  const [, start, end, inside] = /start (\S+?)[;,] end (\S+?)[;,] in-range (.+?)(?:;|$)/i.exec(words) ?? [];
  if (inside === undefined) return undefined;
  return (picker) => {
    const shown = [picker.context().at, addMonths(picker.context().at, 1)];
    const marks = shown.flatMap((month) => [...picker.marks(month)]);
    const list = (key: 'isStart' | 'isEnd' | 'isInRange') =>
      marks.flatMap(([day, mark]) => (mark[key] ? [short(day)] : []));
    const wanted = inside.match(/\d\d-\d\d/g) ?? [];
    const isStretch = /\bfrom\b/.test(inside);
    const within = list('isInRange');
    expectThat(list('isStart').join(' ') || 'none', 'start').toBe(start);
    expectThat(list('isEnd').join(' ') || 'none', 'end').toBe(end);
    expectThat(isStretch ? [within[0], within.at(-1)] : within, 'in range').toEqual(wanted);
  };
};

const noRangeMarks: Expectation = (_, words) =>
  /\binRange=false\b/i.test(words)
    ? (picker) => {
        const month = picker.context().at;
        const others = [...picker.marks(month)].filter(([day]) => monthOf(day) !== month);
        expectThat(others.filter(([, { isInRange, isSelected }]) => isInRange || isSelected)).toEqual([]);
      }
    : undefined;

const monthNames = getLocale('en').monthsShort;
const monthList: Expectation = (_, words) => {
  const isAll = /^all (?:twelve|12)/i.test(words);
  const list = words.match(new RegExp(`^(?:(?:${monthNames.join('|')})[, ]*)+$`, 'i'));
  if (!isAll && !list) return undefined;
  const wanted = isAll ? monthNames : words.match(/[A-Z][a-z]{2}/g)!;
  return (picker) => {
    const { at, options } = picker.context();
    const enabled = yearGrid(Number(at.slice(0, 4))).filter((month) => !isMonthDisabled(month, options));
    expectThat(enabled.map((month) => formatDay(toDay(month, 1), 'MMM', getLocale('en')))).toEqual(wanted);
  };
};

const yearList: Expectation = (_, words) => {
  if (/\bno year is disabled\b/i.test(words))
    return (picker, { page }) => {
      const { options } = picker.context();
      expectThat(yearPage(page).filter((year) => isYearDisabled(year, options))).toEqual([]);
    };
  if (!/^\d{4}(?:[, ]+\d{4})*$/.test(words)) return undefined;
  return (picker, { page }) => {
    const { options } = picker.context();
    const enabled = yearPage(page).filter((year) => !isYearDisabled(year, options));
    expectThat(enabled.join(' ')).toBe(words.replaceAll(/[, ]+/g, ' '));
  };
};

const marked: Expectation = (_, words) => {
  if (/\bcustom range\b/i.test(words)) return (picker) => expectThat(picker.marked()).toBe(-1);
  return /\bmarked active\b/i.test(words) ? (picker) => expectThat(picker.marked()).toBe(0) : undefined;
};

/** Where the keyboard moves to from a day, by the words for it. */
const steps: readonly (readonly [words: RegExp, to: (day: string) => string])[] = [
  [/\bsame (?:weekday|day) (?:of|in) the next week|\b(?:a|one) week (?:later|on)/i, (day) => addDays(day, 7)],
  [
    /\bsame (?:weekday|day) (?:of|in) the previous week|\b(?:a|one) week (?:earlier|back)/i,
    (day) => addDays(day, -7),
  ],
  [/\bfirst day of the (?:current )?week/i, (day) => addDays(day, -weekdayOf(day))],
  [/\blast day of the (?:current )?week/i, (day) => addDays(day, 6 - weekdayOf(day))],
  [/\bprevious year\b|\b(?:a|one) year (?:earlier|back)/i, (day) => inMonth(day, -12)],
  [/\bnext year\b|\b(?:a|one) year (?:later|on)/i, (day) => inMonth(day, 12)],
  [/\bprevious month\b/i, (day) => inMonth(day, -1)],
  [/\bnext month\b/i, (day) => inMonth(day, 1)],
  [/\bnext day\b|\bday after\b/i, (day) => addDays(day, 1)],
  [/\bprevious day\b|\bday before\b/i, (day) => addDays(day, -1)],
];
const inMonth = (day: string, by: number): string => {
  const month = addMonths(monthOf(day), by);
  return toDay(month, Math.min(Number(day.slice(8)), daysInMonth(month)));
};

const focus: Expectation = (_, words) => {
  const day = new RegExp(`\\bfocus\\b[^;,]*?(${dayWord})`, 'i').exec(words)?.[1];
  if (day !== undefined) return (picker) => expectThat(picker.context().focus, 'focus').toBe(day);
  if (/\bfocused day is (?:picked|selected|chosen)/i.test(words))
    return (picker, before) => expectThat(picker.value(), 'value').toEqual([before.focus]);
  const step = /\b(?:focus|grid)\b/i.test(words) ? steps.find(([said]) => said.test(words)) : undefined;
  return (
    step && ((picker, before) => expectThat(picker.context().focus, 'focus').toBe(step[1](before.focus)))
  );
};

/** What is said of cells and of the arrows beside them. */
export const ofCells: readonly Expectation[] = [
  arrows,
  dayMarks,
  rangeMarks,
  noRangeMarks,
  monthList,
  yearList,
  marked,
  focus,
];
