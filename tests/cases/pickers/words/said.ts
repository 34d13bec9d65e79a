import { toDay, toMonth } from '#domain/calendar/day.ts';
import { getLocale } from '#domain/calendar/locale.ts';

/** A day, a month or a time of day as the words of a case write it. */
export const dayWord = String.raw`\d{4}-\d\d-\d\d`;
export const timeWord = String.raw`\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]m)?`;

const { months, monthsShort } = getLocale('en');

/** From 1; 0 when it is not a month's name. */
export const monthCalled = (name: string): number => {
  const of = (names: readonly string[]) =>
    names.findIndex((one) => one.toLowerCase() === name.toLowerCase().replace('.', ''));
  return Math.max(of(months), of(monthsShort)) + 1;
};

/** `15 Feb`, `February 15, 2024`, `2024/02/15`. Without a year it is in that of most cases. */
const aYear = 2024;

/** The text in one notation: without remarks in brackets, days as `2024-02-15`. Quoted text stays. */
export const plainly = (text: string): string =>
  text
    .split(/('(?:[^'\\]|\\.)*'(?!\w))/)
    .map((part, at) => (at % 2 === 1 ? part : withDays(part)))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

const withDays = (text: string): string =>
  text
    .replaceAll(/\([^()]*\)/g, ' ')
    .replaceAll(/\b(\d{4})[/.](\d\d)[/.](\d\d)\b/g, '$1-$2-$3')
    .replaceAll(
      /\b(\d{1,2}) ([A-Z][a-z]{2,8})\b(?: (\d{4})\b)?/g,
      (said, date: string, name: string, year?: string) => written(said, date, name, year),
    )
    .replaceAll(
      /\b([A-Z][a-z]{2,8}) (\d{1,2}), (\d{4})\b/g,
      (said, name: string, date: string, year?: string) => written(said, date, name, year),
    );

function written(said: string, date: string, name: string, year: string | undefined): string {
  const month = monthCalled(name);
  return month === 0 ? said : toDay(toMonth(Number(year ?? aYear), month), Number(date));
}

/** The month of a caption such as `February 2024`. */
function monthOfCaption(caption: string): string | undefined {
  const [, name = '', year] = /([A-Za-z]+) (\d{4})/.exec(caption) ?? [];
  const month = monthCalled(name);
  return year === undefined || month === 0 ? undefined : toMonth(Number(year), month);
}

/** A day of the month in question, by its month or its name. */
export const monthIn = (text: string): string | undefined =>
  /\b(\d{4}-\d\d)\b(?!-)/.exec(text)?.[1] ?? monthOfCaption(text);

/** Quoted texts, each with the words since the previous one. */
export const quotedIn = (text: string): { before: string; quoted: string }[] =>
  [...text.matchAll(/([^']*)'((?:[^'\\]|\\.)*)'(?!\w)/g)].map(([, before = '', quoted = '']) => ({
    before,
    quoted,
  }));

/** What is outside quotes. */
export const unquoted = (text: string): string => text.replaceAll(/'(?:[^'\\]|\\.)*'(?!\w)/g, ' ');
