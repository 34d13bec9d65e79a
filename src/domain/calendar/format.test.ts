import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { fromNumber, toNumber } from './day.ts';
import { formatDay, parseDay, parseEnds } from './format.ts';
import { getLocale } from './locale.ts';
import { loadLocale, shippedLocales } from './shipped-locales.ts';

const english = () => getLocale('en');

beforeAll(() => Promise.all(shippedLocales.map((code) => loadLocale(code))));

describe('a text', () => {
  const all: [string, string | null][] = [
    ['02/15/2024', '2024-02-15'],
    ['2/5/2024', '2024-02-05'],
    [' 02-15-2024 ', '2024-02-15'],
    ['02 / 15 / 2024', '2024-02-15'],
    ['021524', '2024-02-15'],
    ['21524', null],
    ['02/15/68', '2068-02-15'],
    ['02/15/69', '1969-02-15'],
    ['02/30/2024', null],
    ['Jan 2 2018', null],
    ['02/15/2024x', null],
    ['02/15', null],
    ['15', null],
    ['', null],
  ];
  test.each(all)('[PIC-11] %j is read strictly', (text, day) => {
    expect(parseDay(text, 'L', english())).toBe(day);
  });

  test('may name the month, whole or short', () => {
    expect(parseDay('15 february 2024', 'D MMMM YYYY', english())).toBe('2024-02-15');
    expect(parseDay('Feb 15, 2024', 'MMM D, YYYY', english())).toBe('2024-02-15');
    expect(parseDay('15 Febtober 2024', 'D MMMM YYYY', english())).toBeNull();
  });

  test('of a range parts where both halves are days', () => {
    const parse = (text: string, format: string, separator: string) =>
      parseEnds(text, separator, (half) => parseDay(half, format, english()));
    expect(parse('2024-02-01-2024-02-05', 'YYYY-MM-DD', '-')).toEqual(['2024-02-01', '2024-02-05']);
    expect(parse('02/01/2024-02/05/2024', 'L', ' - ')).toEqual(['2024-02-01', '2024-02-05']);
    expect(parse('02/01/2024 -', 'L', ' - ')).toBeNull();
  });
});

test('[PIC-9] in every language that is shipped a day is written and read back', () => {
  expect(shippedLocales.length).toBeGreaterThanOrEqual(9);
  const anyDay = fc.integer({ min: toNumber('1969-01-01'), max: toNumber('2068-12-31') }).map(fromNumber);
  fc.assert(
    fc.property(
      anyDay,
      fc.constantFrom(...shippedLocales),
      fc.constantFrom('L', 'D MMMM YYYY', 'dddd D MMM YYYY'),
      (day, code, format) => {
        const locale = getLocale(code);
        expect(parseDay(formatDay(day, format, locale), format, locale)).toBe(day);
      },
    ),
  );
});
