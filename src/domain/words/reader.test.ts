import { afterEach, describe, expect, test } from 'vitest';
import { displayLanguages, isRightToLeft, languageTag } from '../bettor/display-language.ts';
import { getLocale, withFigures } from '../calendar/locale.ts';
import { loadLocale, shippedLocales } from '../calendar/shipped-locales.ts';
import { dayOf, dayWords } from '../market/event-days.ts';
import { formatCellSize, formatMoney, formatSize } from '../money/money.ts';
import { formatMinute, momentIn } from './moment.ts';
import { pastDayText } from './past-day.ts';
import { readAs, readersCalendar } from './reader.ts';
import { readersDay } from './reader-day.ts';
import { clockFrom, clockOf } from './when.ts';

afterEach(() => readAs({ language: '', zone: '' }));

const chosen = displayLanguages.filter((language) => language !== '');
/** In St John's it is still Sunday, the 29th, 22:30. */
const moment = '2026-11-30T02:00:00.000Z';

test('there is a language for each calendar that is shipped', () => {
  const codes = chosen.map((language) => language.toLowerCase());
  // `pt` is another name of `pt-br`.
  expect(codes.toSorted()).toEqual(shippedLocales.filter((code) => code !== 'pt').toSorted());
});

describe.each(chosen)('%s', (language) => {
  test('dates are those of its calendar: its digits, its direction, and the years that betting goes by', async () => {
    await loadLocale(language);
    readAs({ language: languageTag(language), zone: 'UTC' });
    expect(readersCalendar()).toBe(language);
    const calendar = getLocale(readersCalendar());
    expect(isRightToLeft(language)).toBe(calendar.isRightToLeft === true);
    expect(formatMinute(moment, 'UTC')).toContain(withFigures('2026', calendar));
    expect(formatSize(1_234_500)).toContain(withFigures('345', calendar));
    // What programs read of it stays as it is.
    expect(momentIn(moment, 'America/St_Johns')).toBe('2026-11-29T22:30:00.000-03:30');
  });
});

test('money and sizes are written as the language writes numbers', () => {
  readAs({ language: languageTag('de'), zone: '' });
  expect(formatMoney(12_345_650)).toBe('123.456,50\u00a0₹');
  expect([formatSize(12_345_600), formatCellSize(12_345_600)]).toEqual(['123.456', '123.456']);
  readAs({ language: '', zone: '' });
  expect([formatMoney(12_345_650), formatSize(12_345_600)]).toEqual(['₹1,23,456.50', '1,23,456']);
});

test('days and times are those of the zone that was chosen', () => {
  readAs({ language: '', zone: 'America/St_Johns' });
  expect(readersDay(moment)).toBe('2026-11-29');
  expect(clockOf(moment)).toBe('22:30');
  expect(clockFrom(moment, '2026-11-30T05:00:00Z')).toMatch(/^Sun,? 29 Nov, 22:30$/);
  expect(pastDayText(moment, '2026-11-30T05:00:00Z')).toBe('Yesterday');
  expect(dayOf({ inPlay: false, eventTime: moment })).toBe('2026-11-29');
  expect(dayWords('2026-11-30', moment)).toBe('Tomorrow');
  readAs({ language: '', zone: 'Asia/Kolkata' });
  expect([readersDay(moment), clockOf(moment), dayWords('2026-11-30', moment)]).toEqual([
    '2026-11-30',
    '07:30',
    'Today',
  ]);
});
