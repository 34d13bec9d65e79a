import { itemAt, must } from '#domain/must.ts';
import { addMonths, clampDay, isDay, monthOf, yearOf, type Day } from '#domain/calendar/day.ts';
import { plainFigures } from '#domain/calendar/figures.ts';
import { formatDay, parseDay, parseEnds } from '#domain/calendar/format.ts';
import { findLocale, unknownLocale, withFigures, type LocaleDefinition } from '#domain/calendar/locale.ts';
import { english } from '#domain/calendar/locales/en.ts';
import { pageFor } from '#domain/calendar/grid.ts';
import { isDayDisabled, monthNear, monthsWith } from '#domain/calendar/rules.ts';
import { isAfternoon, parseTime, timeTexts, type TimeOfDay } from '#domain/calendar/time.ts';
import { validateDays } from '#domain/calendar/validate.ts';
import {
  pickerDefaults,
  type PickerContext,
  type PickerInput,
  type PickerOptions,
} from './picker-context.ts';

/** A picker's value, its typed text, and how each follows from the other, for a date and for a range. */
type Change = Partial<PickerContext>;

export const localeOf = ({ locale }: PickerOptions): LocaleDefinition => findLocale(locale) ?? english;

const localeErrorOf = ({ locale }: PickerOptions): string | null =>
  findLocale(locale) ? null : unknownLocale(locale);

/** Cuts off a time of day. */
const dayOnly = (day: Day | null): Day | null => (day === null ? null : day.slice(0, 10));

function withOptions(known: PickerOptions, given: Partial<PickerOptions> = {}): PickerOptions {
  const options = { ...known, ...given };
  return {
    ...options,
    min: dayOnly(options.min),
    max: dayOnly(options.max),
    datesDisabled: options.datesDisabled.map((day) => day.slice(0, 10)),
    datesEnabled: options.datesEnabled.map((day) => day.slice(0, 10)),
  };
}

function timeText(time: TimeOfDay, locale: LocaleDefinition): string {
  const { hours, minutes } = timeTexts(time, true);
  return withFigures(`${hours}:${minutes} ${locale.meridiem[isAfternoon(time) ? 1 : 0]}`, locale);
}

/** The field's text for a value. */
export function textOf(value: readonly Day[], times: readonly TimeOfDay[], options: PickerOptions): string {
  const locale = localeOf(options);
  const words = value.map((day, end) => {
    const time = options.withTime ? times[end] : undefined;
    const date = formatDay(day, options.format, locale);
    return time === undefined ? date : `${date} ${timeText(time, locale)}`;
  });
  return words.join(options.separator);
}

/** One time for each day. In a one-day range the earlier time comes first. */
function timesFor(
  value: readonly Day[],
  times: readonly TimeOfDay[],
  { withTime }: PickerOptions,
): TimeOfDay[] {
  if (!withTime) return [];
  const kept = value.map((_, end) => times[end] ?? 0);
  return value.length === 2 && value[0] === value[1] ? kept.toSorted((a, b) => a - b) : kept;
}

/** A new value, which brings the field and the calendar back in step. */
export function valued(
  { options }: PickerContext,
  value: readonly Day[],
  times: readonly TimeOfDay[],
): Pick<
  PickerContext,
  'value' | 'times' | 'text' | 'errors' | 'isEdited' | 'anchor' | 'hover' | 'isCustom' | 'preset'
> {
  const kept = timesFor(value, times, options);
  return {
    value,
    times: kept,
    text: textOf(value, kept, options),
    errors: [],
    isEdited: false,
    anchor: null,
    hover: null,
    isCustom: false,
    preset: null,
  };
}

/** Sets a value from the program, as far as the rules allow. */
export function setValue(context: PickerContext, value: readonly Day[], times = context.times): Change {
  const given = context.isRange ? value.slice(0, 2) : value.slice(0, 1);
  const isWhole = given.every(isDay) && (!context.isRange || given.length !== 1);
  const { days } = validateDays(isWhole ? given : [], context.options);
  const preset = days.join() === context.value.join() ? context.preset : null;
  return { ...valued(context, days, times), preset, ...showing(context, days[0]) };
}

/** Moves the calendar to a day, unless it is already visible. */
export function showing({ at, page, options }: PickerContext, day: Day | undefined): Change {
  if (day === undefined) return {};
  const first = monthsWith(monthOf(day), at, options.months);
  return { at: first, focus: day, page: pageFor(yearOf(first), page) };
}

interface TypedEnd {
  day: Day;
  /** Null: none was typed. */
  time: TimeOfDay | null;
}

/** The days of a typed text. A time may follow each day; if it is left out, the previous time is kept. */
function read(text: string, { options, isRange, times }: PickerContext) {
  const locale = localeOf(options);
  const { format, separator, withTime } = options;
  const readEnd = (half: string): TypedEnd | null => {
    const split = withTime ? splitTime(half, locale) : { day: half, time: null };
    const day = parseDay(split.day, format, locale);
    return day === null ? null : { day, time: split.time };
  };
  const one = isRange ? null : readEnd(text);
  const ends = isRange ? parseEnds(text, separator, readEnd) : one && [one];
  return (
    ends && {
      days: ends.map(({ day }) => day),
      times: ends.map(({ time }, end) => time ?? times[end] ?? 0),
    }
  );
}

function splitTime(text: string, { meridiem }: LocaleDefinition): { day: string; time: TimeOfDay | null } {
  const plain = plainFigures(text).trim().replace(meridiem[0], 'AM').replace(meridiem[1], 'PM');
  const found = /^(.*?)\s+(\d{1,2}:\d{2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?)$/iu.exec(plain);
  const time = found ? parseTime(itemAt(found, 2), true) : null;
  return time === null ? { day: text.trim(), time: null } : { day: itemAt(must(found), 1), time };
}

/** Turns the typed text into the value, or into an error that keeps the text (PIC-11, PIC-12, PIC-13). */
export function commitText(context: PickerContext): Change {
  const { text, options } = context;
  if (text.trim() === '') return valued(context, [], []);
  const typed = read(text, context);
  if (!typed) return { ...valued(context, [], []), text, errors: [{ kind: 'invalid' }] };
  const { days, errors } = validateDays(typed.days, options);
  const isTurned = typed.days.length === 2 && itemAt(typed.days, 0) > itemAt(typed.days, 1);
  const times = isTurned ? typed.times.toReversed() : typed.times;
  const kept = valued(context, days, times);
  return { ...kept, ...showing(context, days[0]), errors, text: days.length > 0 ? kept.text : text };
}

/** Changes options: the value obeys them, the text is rewritten, and a start they forbid is dropped. */
export function setOptions(context: PickerContext, given: Partial<PickerOptions>): Change {
  const options = { ...withOptions(context.options, given), isInline: context.options.isInline };
  const next = { ...context, options };
  const { days } = validateDays(context.value, options);
  const { anchor, hover, isCustom, preset, isEdited, text, errors } = context;
  const fits = anchor !== null && !isDayDisabled(anchor, options) && context.isOpen;
  const isKept = isEdited || (errors.length > 0 && days.length === 0);
  const valid = valued(next, days, context.times);
  return {
    ...valid,
    options,
    localeError: localeErrorOf(options),
    isCustom,
    preset,
    anchor: fits ? anchor : null,
    hover: fits ? hover : null,
    ...(isKept ? { text, isEdited, errors } : {}),
  };
}

/** A picker's initial context. */
export function pickerContext(
  isRange: boolean,
  { options: given, value = [], times = [], today }: PickerInput,
) {
  const options = withOptions({ ...pickerDefaults, months: isRange ? 2 : 1 }, given);
  const at = monthNear(today, options);
  const context: PickerContext = {
    isRange,
    options,
    value: [],
    times: [],
    isOpen: options.isInline,
    at,
    focus: today,
    page: pageFor(yearOf(today), null),
    anchor: null,
    hover: null,
    isCustom: false,
    preset: null,
    text: '',
    isEdited: false,
    errors: [],
    today,
    localeError: localeErrorOf(options),
  };
  const started = { ...context, ...setValue(context, value, times) };
  return { ...started, ...prepared(started, today), isOpen: options.isInline };
}

/** What the calendar shows when it opens: the month of the value, or of today, or the nearest allowed one. */
export function prepared(context: PickerContext, today: Day): Change {
  const { value, options } = context;
  const focus = clampDay(value[0] ?? today, options.min, options.max);
  const isPast = options.showPreviousMonth && value.length === 0;
  const at = addMonths(monthOf(focus), isPast ? 1 - options.months : 0);
  return { isOpen: true, today, anchor: null, hover: null, focus, at, page: pageFor(yearOf(at), null) };
}
