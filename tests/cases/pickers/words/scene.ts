import type { Day } from '#domain/calendar/day.ts';
import { yearsBefore } from '#domain/calendar/grid.ts';
import type { TimeOfDay } from '#domain/calendar/time.ts';
import type { CalendarView, PickerOptions } from '#machines/date-picker/picker-context.ts';
import { z } from 'zod';
import { caseDay, openPicker, type OpenedPicker } from '#machines/testing/open-picker.ts';
import type { PickerCase } from '../picker-case.ts';
import { dayWord, monthIn, plainly, quotedIn, timeWord, unquoted } from './said.ts';
import { timeOf } from './times.ts';

/** What a case starts from, read from its words. */
export interface Scene {
  isRange: boolean;
  options: Partial<PickerOptions>;
  value: readonly Day[];
  times: readonly TimeOfDay[];
  today: Day;
  /** A start that waits for its end. */
  pending: Day | null;
  view: CalendarView | null;
  /** The first of the shown years, if given. */
  page: number | null;
  /** A range that was just picked rather than set. */
  picked: readonly Day[];
}

const days = new RegExp(dayWord, 'g');
const pair = new RegExp(
  `(${dayWord}|NaN|none)(?: ${timeWord})?(?: (?:to|until|and|–|-) )(${dayWord}|NaN|none)`,
  'i',
);
const counts: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };

const rangeAreas = /^(range|max-range|presets|typed-range|validation-range)/;

/** What follows one of these words. */
const after = (text: string, words: string, what: string): string | undefined =>
  new RegExp(
    `\\b(?:${words})\\b(?: (?:date|day|is|of|at|on|value|limit|set|to|the))*[ :=]+(${what})`,
    'i',
  ).exec(text)?.[1];

export function sceneOf(one: PickerCase): Scene {
  const [given, then] = [plainly(withData(one)), plainly(one.then)];
  const words = unquoted(given);
  const isRange =
    rangeAreas.test(one.area) || /\brange\b|calendars|\bpending\b/i.test(`${words} ${one.when}`);
  const value = valueOf(given, then, isRange, one);
  const viewDay = after(words, 'view date|view', dayWord);
  const viewMonth = /\b(?:view|showing|starts? in|page|of)\b/i.test(given) ? monthIn(given) : undefined;
  const page = /\b(\d{4}) ?(?:-|–|to|until) ?\d{4}\b/.exec(words)?.[1];
  // A page of years begins seven before the one that it is opened for.
  const viewYear = page
    ? String(Number(page) + yearsBefore)
    : /\b(?:view|of|year|in) (\d{4})\b(?!-\d\d)/i.exec(words)?.[1];
  const at = viewDay ?? (viewMonth && `${viewMonth}-15`) ?? (viewYear && `${viewYear}-02-15`);
  return {
    isRange,
    options: optionsOf(given, one),
    value,
    times: [...words.matchAll(new RegExp(`${dayWord} (${timeWord})`, 'gi'))].map(([, time]) => timeOf(time!)),
    today: after(words, 'today', dayWord) ?? at ?? caseDay,
    pending: after(words, 'pending start|pending|start pending|restarted at|start', dayWord) ?? null,
    view: (/\b(day|month|year)(?:s)? view/i.exec(words)?.[1]?.toLowerCase() as CalendarView) ?? null,
    page: page === undefined ? null : Number(page),
    picked: /completed|just picked|just completed/i.test(words) ? value : [],
  };
}

const dayOrNone = z.string().nullish();
const dataIn = z
  .looseObject({
    value: z.union([dayOrNone, z.array(z.string())]),
    view: dayOrNone,
    min: dayOrNone,
    max: dayOrNone,
    minDate: dayOrNone,
    maxDate: dayOrNone,
    daysDisabled: z.array(z.number()).nullish(),
    datesDisabled: z.array(z.string()).nullish(),
    datesEnabled: z.array(z.string()).nullish(),
  })
  .partial();

/** Puts what the data of a case give before its words. */
const withData = ({ given, data }: PickerCase): string => {
  const read = dataIn.safeParse(data?.in).data ?? {};
  const [min, max] = [read.min ?? read.minDate, read.max ?? read.maxDate];
  const said = [
    typeof read.value === 'string' && `value ${read.value}`,
    Array.isArray(read.value) && `range ${read.value.join(' to ')}`,
    read.view && `view date ${read.view}`,
    min && `min ${min}`,
    max && `max ${max}`,
    read.daysDisabled?.length && `weekdays ${read.daysDisabled.join(' ')} disabled`,
    ...(read.datesDisabled ?? []).map((day) => `${day.slice(0, 10)} disabled`),
    ...(read.datesEnabled ?? []).map((day) => `enabling ${day.slice(0, 10)}`),
  ];
  return [...said.filter((part) => typeof part === 'string'), given].join(', ');
};

/** The given value or, where the case only says what it still is at the end, that one. */
function valueOf(given: string, then: string, isRange: boolean, one: PickerCase): readonly Day[] {
  const own = unquoted(given).replaceAll(/\b(?:preset|row|min|max|weekdays?|page)\b[^,;]*/gi, ' ');
  const two = pair.exec(own);
  if (two) return [two[1]!, two[2]!];
  const single = after(own, 'value|selected|selection|previous', dayWord);
  if (single !== undefined && !isRange) return [single];
  const still = /\b(?:still|unchanged|nothing happens|last complete range|keeps?)\b[^;]*/i.exec(then)?.[0];
  if (still === undefined)
    return one.area.startsWith('typed-') ? (isRange ? ['2010-05-05', '2010-05-06'] : ['2010-05-05']) : [];
  const held = isRange ? pair.exec(still)?.slice(1) : still.match(days)?.slice(0, 1);
  return held ?? [];
}

function optionsOf(given: string, { data }: PickerCase): Partial<PickerOptions> {
  const words = unquoted(given);
  const isOn = (what: string) =>
    new RegExp(`\\b${what}\\b(?! (?:is )?(?:off|not))`, 'i').test(words) &&
    !new RegExp(`\\bno ${what}`, 'i').test(words);
  const limit = (what: string) => after(words, what, dayWord) ?? null;
  const weekdays = /weekdays? ([\d, and]+?)(?: are)? disabled/i.exec(words)?.[1]?.match(/\d/g);
  const off = [
    ...words.matchAll(new RegExp(`(${dayWord}) (?:is )?disabled`, 'gi')),
    ...words.matchAll(new RegExp(`disabled dates?[^,;]*? (${dayWord})`, 'gi')),
  ].map(([, day]) => day!);
  const years = /enabled dates? in ([\d, and]+)/i.exec(words)?.[1]?.match(/\d{4}/g) ?? [];
  const preset = /preset[^;]*/i.exec(given)?.[0].match(days);
  const count = /\b(\d|two|three|four) (?:calendars|months)/i.exec(words)?.[1];
  const length =
    /\b(\d+)[ -]days?\b/i.exec(words)?.[1] ?? /(?:maximum|max) range (?:of )?(\d+)/i.exec(words)?.[1];
  const options: Partial<PickerOptions> = {
    min: limit('min|minimum|earliest'),
    max: limit('max|maximum|latest'),
    weekdaysDisabled: (weekdays ?? []).map(Number),
    datesDisabled: off,
    datesEnabled: [
      ...years.map((year) => `${year}-05-05`),
      ...[...words.matchAll(new RegExp(`\\benabling (${dayWord})`, 'g'))].map(([, day]) => day!),
    ],
    maxLength: /range/i.test(words) ? Number(length ?? 0) : 0,
    minView: (/minimum (?:mode|view) (?:is )?(month|year)/i.exec(words)?.[1] as CalendarView) ?? 'day',
    startView: (/start ?view (?:is )?(month|year)/i.exec(words)?.[1] as CalendarView) ?? 'day',
    isDisabled: /\b(?:picker|field|input|range picker) (?:is )?disabled/i.test(words),
    withTime: isOn('time picker'),
    keepOpen: isOn('keep-open'),
    selectOtherMonth: isOn('select-(?:from-)?other-month(?:s)?'),
    weekSelects: isOn('select-?week(?:-as-range)?') || /selectWeek(?:DateRange)? on/.test(words),
    closeOnOutsideClick: !/outside[- ]click(?: closing)? (?:is )?off/i.test(words),
    showPreviousMonth: isOn('showPreviousMonth'),
    presets: preset ? [{ label: 'A preset', start: preset[0], end: preset[1] ?? preset[0] }] : [],
  };
  if (count !== undefined) options.months = Number(counts[count.toLowerCase()] ?? count);
  const locale = data?.locale ?? /\blocale '?([a-z]{2}(?:-[a-z]{2})?)\b/i.exec(given)?.[1];
  const format = data?.format ?? /\bformat ([A-Z][^,]*)/.exec(words)?.[1]?.trim();
  const separator = quotedIn(given).find(({ before }) => /separator (?:is )?$/i.test(before))?.quoted;
  return {
    ...options,
    ...(locale && { locale }),
    ...(format && { format }),
    ...(separator && { separator }),
  };
}

/** The picker as the case finds it. Pending starts and completed ranges were picked. */
export function stage(
  { isRange, options, value, times, today, pending, view, picked }: Scene,
  isClosed: boolean,
): OpenedPicker {
  const isInline = options.isDisabled === true;
  const given = value.every((day) => /\d/.test(day)) && picked.length === 0 ? value : [];
  const picker = openPicker(isRange, { options: { ...options, isInline }, value: given, times, today });
  if (isClosed && pending === null && picked.length === 0) return picker;
  picker.open();
  if (picked.length > 0) {
    picker.pick(...picked);
    picker.open();
  }
  if (pending !== null) picker.pick(pending);
  if (view !== null && view !== 'day') picker.send({ type: 'view.picked', view });
  return picker;
}
