import { itemAt } from '../must.ts';
import { english } from './locales/en.ts';

/** Names, formats and week rules of one language. Lists of seven weekday names start with Sunday. */
export interface LocaleDefinition {
  months: readonly string[];
  monthsShort: readonly string[];
  weekdays: readonly string[];
  weekdaysShort: readonly string[];
  /** Sunday is 0. */
  firstWeekday: number;
  /** 7 + first weekday − the day of January that is always in week 1: 6 in America, 4 by ISO 8601. */
  firstWeekRule: number;
  /** The format `L`, e.g. `MM/DD/YYYY`. */
  dayFormat: string;
  /** The digits from 0 up, where they are not 0 to 9. */
  figures?: string;
  isRightToLeft?: boolean;
  meridiem: readonly [am: string, pm: string];
  labels: PickerLabels;
}

/** What a picker says besides names. */
export interface PickerLabels {
  today: string;
  clear: string;
  customRange: string;
  chooseDate: string;
  changeDate: string;
  chooseRange: string;
  changeRange: string;
  previousMonth: string;
  nextMonth: string;
  previousYear: string;
  nextYear: string;
  previousYears: string;
  nextYears: string;
  week: string;
  hours: string;
  minutes: string;
  seconds: string;
  time: string;
  startTime: string;
  endTime: string;
  presets: string;
  yesterday: string;
  last7Days: string;
  last30Days: string;
  thisMonth: string;
  lastMonth: string;
  invalid: string;
  /** `{bound}` stands for a day. */
  minDate: string;
  maxDate: string;
  disabled: string;
  /** `{bound}` stands for a number of days. */
  maxRange: string;
  invalidTime: string;
}

const locales = new Map<string, LocaleDefinition>([['en', english]]);
const keyOf = (code: string): string => code.toLowerCase().replaceAll('_', '-');

/** Adds or replaces a language. Codes compare without case, and `_` equals `-`. */
export function defineLocale(code: string, definition: LocaleDefinition): void {
  locales.set(keyOf(code), definition);
}

/** Whether exactly this code is defined, not just its language. */
export const hasLocale = (code: string): boolean => locales.has(keyOf(code));

/** The locale with this code, or else its language without the region. */
export function findLocale(code: string): LocaleDefinition | undefined {
  const key = keyOf(code);
  return locales.get(key) ?? locales.get(itemAt(key.split('-'), 0));
}

/** PIC-10, the exact text. */
export const unknownLocale = (code: string): string =>
  `Locale "${code}" is not defined, please add it with "defineLocale(...)"`;

/** Throws when neither the locale nor its language is defined. */
export function getLocale(code: string): LocaleDefinition {
  const found = findLocale(code);
  if (!found) throw new Error(unknownLocale(code));
  return found;
}

/** Weekday names, starting with the first day of the locale's week. */
export const weekdayHeader = (names: readonly string[], firstWeekday: number): string[] => [
  ...names.slice(firstWeekday),
  ...names.slice(0, firstWeekday),
];

/** The text in the locale's own digits. */
export const withFigures = (text: string, { figures }: LocaleDefinition): string =>
  figures === undefined ? text : text.replace(/\d/g, (figure) => itemAt(figures, Number(figure)));
