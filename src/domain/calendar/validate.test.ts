import { describe, expect, test } from 'vitest';
import { reportPresets, activePreset, presetDays } from './presets.ts';
import { english } from './locales/en.ts';
import { isDayDisabled, isMonthDisabled, rulesFrom, type DayRules } from './rules.ts';
import { validateDays } from './validate.ts';

const rules: DayRules = {
  isDisabled: false,
  min: '2024-02-05',
  max: '2024-02-25',
  weekdaysDisabled: [],
  datesDisabled: [],
  datesEnabled: [],
  maxLength: 0,
};
const kinds = (days: string[], given: Partial<DayRules> = {}) => {
  const { days: kept, errors } = validateDays(days, { ...rules, ...given });
  return [kept, errors.map(({ kind }) => kind)];
};

describe('days', () => {
  test('[PIC-12] outside are replaced by the limit, with its error', () => {
    expect(kinds(['2024-02-01'])).toEqual([['2024-02-05'], ['minDate']]);
    expect(kinds(['2024-03-01'])).toEqual([['2024-02-25'], ['maxDate']]);
  });

  test('[PIC-13] of a range are sorted, and both clamped alike', () => {
    expect(kinds(['2024-03-02', '2024-01-01'])).toEqual([
      ['2024-02-05', '2024-02-25'],
      ['minDate', 'maxDate'],
    ]);
    expect(kinds(['2024-03-02', '2024-03-09'])).toEqual([['2024-02-25', '2024-02-25'], ['maxDate']]);
  });

  test('[PIC-14] that cannot be chosen leave nothing', () => {
    expect(kinds(['2024-02-10'], { datesDisabled: ['2024-02-10'] })).toEqual([[], ['disabled']]);
    expect(kinds(['2024-02-01'], { weekdaysDisabled: [1] })).toEqual([[], ['minDate']]);
    expect(kinds(['2024-02-11'], { datesEnabled: ['2024-02-12'] })).toEqual([[], ['disabled']]);
  });

  test('[PIC-15] of a range too long are cut', () => {
    expect(kinds(['2024-02-06', '2024-02-20'], { maxLength: 5 })).toEqual([
      ['2024-02-06', '2024-02-11'],
      ['maxRange'],
    ]);
  });
});

describe('[PIC-14] a day is disabled', () => {
  const cases: [string, string, Partial<DayRules>, boolean][] = [
    ['when the picker is', '2024-02-10', { isDisabled: true }, true],
    ['before the minimum', '2024-02-04', {}, true],
    ['after the maximum', '2024-02-26', {}, true],
    ['not on the limits', '2024-02-05', {}, false],
    ['on a disabled weekday', '2024-02-10', { weekdaysDisabled: [6] }, true],
    ['in the list', '2024-02-10', { datesDisabled: ['2024-02-10'] }, true],
    ['when it is not among the enabled', '2024-02-10', { datesEnabled: ['2024-02-11'] }, true],
    ['not by an empty list of enabled days', '2024-02-10', { datesEnabled: [] }, false],
  ];
  test.each(cases)('%s', (_when, day, given, is) =>
    expect(isDayDisabled(day, { ...rules, ...given })).toBe(is),
  );

  test('and its month only where all of it is outside', () => {
    expect(isMonthDisabled('2024-01', rules)).toBe(true);
    expect(isMonthDisabled('2024-02', { ...rules, datesDisabled: ['2024-02-01'] })).toBe(false);
  });
});

test('[PIC-15] while a start waits, the length ends what the maximum does not', () => {
  expect(rulesFrom('2024-02-10', { ...rules, maxLength: 5 }).max).toBe('2024-02-15');
  expect(rulesFrom('2024-02-23', { ...rules, maxLength: 5 }).max).toBe('2024-02-25');
});

describe('presets', () => {
  test('end today, or with the last month', () => {
    const ranges = reportPresets('2024-03-01', english).map(
      ({ label, start, end }) => `${label} ${start} ${end}`,
    );
    expect(ranges).toEqual([
      'Today 2024-03-01 2024-03-01',
      'Yesterday 2024-02-29 2024-02-29',
      'Last 7 days 2024-02-24 2024-03-01',
      'Last 30 days 2024-02-01 2024-03-01',
      'This month 2024-03-01 2024-03-01',
      'Last month 2024-02-01 2024-02-29',
    ]);
  });

  test('are cut to the limits, and are none outside', () => {
    const preset = { label: 'A', start: '2024-02-01', end: '2024-02-28' };
    expect(presetDays(preset, rules)).toEqual(['2024-02-05', '2024-02-25']);
    expect(presetDays(preset, { ...rules, maxLength: 3 })).toEqual(['2024-02-05', '2024-02-08']);
    expect(presetDays({ ...preset, end: '2024-02-02' }, rules)).toBeNull();
    expect(presetDays(preset, { ...rules, isDisabled: true })).toBeNull();
    expect(activePreset(['2024-02-05', '2024-02-25'], [preset], rules)).toBe(0);
    expect(activePreset(['2024-02-05', '2024-02-24'], [preset], rules)).toBe(-1);
  });
});
