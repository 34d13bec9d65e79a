import { itemAt, must } from '../must.ts';
import { dateOf, isDay, monthNumberOf, toDay, toMonth, weekdayOf, yearOf, type Day } from './day.ts';
import { plainFigures } from './figures.ts';
import { withFigures, type LocaleDefinition } from './locale.ts';

const tokens = /YYYY|YY|MMMM|MMM|MM|M|DD|D|dddd|ddd/g;
const two = (figure: number): string => String(figure).padStart(2, '0');

/** The format `L` stands for the locale's own format. */
const wholeFormat = (format: string, locale: LocaleDefinition): string =>
  format === 'L' ? locale.dayFormat : format;

/** A day as text, in the locale's digits. Tokens: YYYY YY MMMM MMM MM M DD D dddd ddd, or `L` alone. */
export function formatDay(day: Day, format: string, locale: LocaleDefinition): string {
  const [year, month, date] = [yearOf(day), monthNumberOf(day), dateOf(day)];
  const texts: Record<string, () => string> = {
    YYYY: () => String(year),
    YY: () => two(year % 100),
    MMMM: () => itemAt(locale.months, month - 1),
    MMM: () => itemAt(locale.monthsShort, month - 1),
    MM: () => two(month),
    M: () => String(month),
    DD: () => two(date),
    D: () => String(date),
    dddd: () => itemAt(locale.weekdays, weekdayOf(day)),
    ddd: () => itemAt(locale.weekdaysShort, weekdayOf(day)),
  };
  return withFigures(
    wholeFormat(format, locale).replace(tokens, (token) => must(texts[token])()),
    locale,
  );
}

type Part = 'year' | 'month' | 'date' | 'monthName' | 'none';
interface Reader {
  pattern: RegExp;
  parts: readonly Part[];
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const names = (list: readonly string[]): string =>
  `(${list
    .toSorted((a, b) => b.length - a.length)
    .map(escape)
    .join('|')})`;

/** With separators, any of them matches and leading zeros may be left out; without, every digit must be there. */
function readerFor(format: string, locale: LocaleDefinition, hasSeparators: boolean): Reader {
  const short = hasSeparators ? String.raw`(\d{1,2})` : String.raw`(\d{2})`;
  const readers: Record<string, [string, Part]> = {
    YYYY: [String.raw`(\d{4}|\d{2})`, 'year'],
    YY: [String.raw`(\d{2})`, 'year'],
    MMMM: [names(locale.months), 'monthName'],
    MMM: [names(locale.monthsShort), 'monthName'],
    MM: [short, 'month'],
    M: [short, 'month'],
    DD: [short, 'date'],
    D: [short, 'date'],
    dddd: [names(locale.weekdays), 'none'],
    ddd: [names(locale.weekdaysShort), 'none'],
  };
  const parts: Part[] = [];
  let source = '';
  let from = 0;
  const separator = (text: string): string => {
    if (text === '') return '';
    if (/[\p{L}\p{N}]/u.test(text)) return escape(text);
    return hasSeparators ? String.raw`[^\p{L}\p{N}]{1,3}` : '';
  };
  for (const found of format.matchAll(tokens)) {
    const [pattern, part] = must(readers[found[0]]);
    source += separator(format.slice(from, found.index)) + pattern;
    parts.push(part);
    from = found.index + found[0].length;
  }
  return { pattern: new RegExp(`^${source}${separator(format.slice(from))}$`, 'iu'), parts };
}

/** Two-digit years 69 to 99 belong to the last century. */
const wholeYear = (text: string): number => {
  const year = Number(text);
  return text.length > 2 ? year : year + (year > 68 ? 1900 : 2000);
};

function readWith({ pattern, parts }: Reader, text: string, locale: LocaleDefinition): Day | null {
  const found = pattern.exec(text);
  if (!found) return null;
  const read = { year: Number.NaN, month: Number.NaN, date: 1 };
  parts.forEach((part, at) => {
    const word = itemAt(found, at + 1);
    if (part === 'year') read.year = wholeYear(word);
    else if (part === 'monthName') read.month = monthCalled(word, locale);
    else if (part !== 'none') read[part] = Number(word);
  });
  const day = toDay(toMonth(read.year, read.month), read.date);
  return isDay(day) ? day : null;
}

const monthCalled = (word: string, { months, monthsShort }: LocaleDefinition): number => {
  const isIt = (name: string) => plainFigures(name).toLowerCase() === word.toLowerCase();
  return Math.max(months.findIndex(isIt), monthsShort.findIndex(isIt)) + 1;
};

/** Parses the whole text in the format; null for any other text and for days that do not exist. */
export function parseDay(text: string, format: string, locale: LocaleDefinition): Day | null {
  const typed = plainFigures(text).trim();
  const written = plainFigures(wholeFormat(format, locale));
  return (
    readWith(readerFor(written, locale, true), typed, locale) ??
    readWith(readerFor(written, locale, false), typed, locale)
  );
}

/** Parses the two ends of a range: splits the text at the separator where both halves can be parsed. */
export function parseEnds<End>(
  text: string,
  separator: string,
  parse: (half: string) => End | null,
): [End, End] | null {
  const typed = plainFigures(text);
  const mark = separator.trim() === '' ? separator : separator.trim();
  for (let at = typed.indexOf(mark); at !== -1; at = typed.indexOf(mark, at + 1)) {
    const start = parse(typed.slice(0, at));
    const end = parse(typed.slice(at + mark.length));
    if (start !== null && end !== null) return [start, end];
  }
  return null;
}
