import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { defineLocale, findLocale, getLocale, withFigures } from './locale.ts';
import { english } from './locales/en.ts';
import { isToBeLoaded, loadLocale, shippedLocales } from './shipped-locales.ts';

/** The languages as a page finds them that has loaded none: other tests share this process, and load some. */
async function untouched() {
  onTestFinished(() => void vi.resetModules());
  vi.resetModules();
  return { ...(await import('./locale.ts')), ...(await import('./shipped-locales.ts')) };
}

const unknown = 'Locale "xx" is not defined, please add it with "defineLocale(...)"';

describe('a locale', () => {
  test('[PIC-9] is English by default: its week starts on Sunday', () => {
    expect(getLocale('en').firstWeekday).toBe(0);
    expect(getLocale('EN_us')).toBe(getLocale('en'));
  });

  test('[PIC-10] that nobody defined is an error with the exact text', async () => {
    expect(() => getLocale('xx')).toThrow(unknown);
    await expect(loadLocale('xx')).rejects.toThrow(unknown);
    expect(findLocale('xx')).toBeUndefined();
  });

  test('may be defined by anybody', () => {
    defineLocale('tlh', { ...english, firstWeekday: 2 });
    expect(getLocale('tlh-QO').firstWeekday).toBe(2);
    expect(isToBeLoaded('tlh')).toBe(false);
  });
});

describe('a language that is shipped', () => {
  test('[PIC-9] is fetched when it is asked for', async () => {
    const asked = ['hi', 'bn', 'ar', 'de', 'fr', 'es', 'pt', 'ja'];
    expect(shippedLocales).toEqual(expect.arrayContaining(asked));
    const fresh = await untouched();
    expect(fresh.isToBeLoaded('de-AT')).toBe(true);
    await fresh.loadLocale('de-AT');
    expect(fresh.isToBeLoaded('de-AT')).toBe(false);
    expect(fresh.getLocale('de-at').dayFormat).toBe('DD.MM.YYYY');
  });

  test('of a region is not stood in for by its language', async () => {
    const fresh = await untouched();
    expect(fresh.isToBeLoaded('en-GB')).toBe(true);
    await fresh.loadLocale('en-GB');
    expect(fresh.getLocale('en-gb').dayFormat).toBe('DD/MM/YYYY');
  });

  test.each(shippedLocales)('%s says everything that English says', async (code) => {
    await loadLocale(code);
    const locale = getLocale(code);
    expect(Object.keys(locale.labels)).toEqual(Object.keys(english.labels));
    expect(Object.entries(locale.labels).filter(([, label]) => label === '')).toEqual([]);
    for (const kind of ['minDate', 'maxDate', 'maxRange', 'invalid'] as const)
      expect(locale.labels[kind]).toContain('{bound}');
    const names = [locale.months, locale.monthsShort, locale.weekdays, locale.weekdaysShort];
    expect(names.map((list) => new Set(list).size)).toEqual([12, 12, 7, 7]);
  });
});

test('figures of other scripts are written', async () => {
  await loadLocale('hi');
  expect(withFigures('15', getLocale('hi'))).toBe('१५');
});
