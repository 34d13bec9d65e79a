import { afterEach, expect, test } from 'vitest';
import { languageTag } from '#domain/bettor/display-language.ts';
import { shortMoney } from '#domain/money/short-money.ts';
import { readAs } from '#domain/words/reader.ts';
import { axisDay, axisMoment, fitsBeside, monthName, weekdayNames, withRoom } from './graph-words.ts';

afterEach(() => readAs({ language: '', zone: '' }));

const secondsOf = (at: string) => Date.parse(at) / 1_000;
const anHour = 3_600;

test('the marks of a single day are its hours, in the zone of the report', () => {
  const marks = ['2026-11-30T18:30:00Z', '2026-11-30T21:30:00Z', '2026-12-01T18:30:00Z'].map(secondsOf);
  expect(marks.map((at) => axisMoment(at, 3 * anHour, 'Asia/Kolkata'))).toEqual(['1 Dec', '03:00', '2 Dec']);
  expect(axisMoment(secondsOf('2026-12-01T12:00:00Z'), 24 * anHour, 'Asia/Kolkata')).toBe('1 Dec');
});

test.each([
  ['', '25 Nov', 'Nov', 'Mon', '-1.5k'],
  ['de', '25. Nov.', 'Nov', 'Mo', '-1500'],
  ['ar', '٢٥ نوفمبر', 'نوفمبر', 'الاثنين', '\u061c-١٫٥\u00a0ألف'],
  ['he', '25 בנוב׳', 'נוב׳', 'יום ב׳', '\u200e-1.5k\u200f'],
])('in %o days, months, weekdays and amounts are written as the language does', (language, ...words) => {
  readAs({ language: languageTag(language), zone: '' });
  const [[, monday]] = weekdayNames() as [readonly [number, string]];
  expect([axisDay('2026-11-25'), monthName('2026-11-25'), monday, shortMoney(-1_500_00)]).toEqual(words);
});

test('every other weekday is named, Monday first', () => {
  expect(weekdayNames()).toEqual([
    [0, 'Mon'],
    [2, 'Wed'],
    [4, 'Fri'],
    [6, 'Sun'],
  ]);
});

test('a month that has no room before the next one is not named', () => {
  expect(withRoom([{ column: 1 }, { column: 2 }, { column: 6 }])).toEqual([{ column: 2 }, { column: 6 }]);
  expect(withRoom([{ column: 1 }])).toEqual([{ column: 1 }]);
});

test('words that would stand over others are left out', () => {
  const standing = [{ left: 100, top: 50, width: 80, height: 14 }];
  expect(fitsBeside({ left: 170, top: 60, width: 80, height: 14 }, standing)).toBe(false);
  expect(fitsBeside({ left: 180, top: 50, width: 80, height: 14 }, standing)).toBe(true);
  expect(fitsBeside({ left: 100, top: 64, width: 80, height: 14 }, standing)).toBe(true);
});
