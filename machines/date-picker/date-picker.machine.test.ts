import { describe, expect, test } from 'vitest';
import { timing } from '#domain/site/timing.ts';
import { openPicker } from '../testing/open-picker.ts';
import { errorText } from './picker-selectors.ts';

const opened = (...[isRange, input]: Parameters<typeof openPicker>) => {
  const picker = openPicker(isRange, input);
  picker.open();
  return picker;
};

describe('the popup', () => {
  test('[PIC-7] takes 220 ms to open, and none where less motion is wanted', () => {
    const picker = opened(false);
    picker.clock.increment(219);
    expect(picker.state().popup).toEqual({ open: 'opening' });
    picker.clock.increment(1);
    expect(picker.state().popup).toEqual({ open: 'idle' });
    expect(timing.popup).toBe(220);
    const still = opened(false, { options: { isReduced: true } });
    still.clock.increment(0);
    expect(still.state().popup).toEqual({ open: 'idle' });
  });

  test.each(['escape.pressed', 'enter.pressed', 'outside.clicked', 'close.asked'] as const)(
    '[PIC-7] is closed by %s',
    (type) => {
      const picker = opened(false);
      picker.send({ type });
      expect(picker.isOpen()).toBe(false);
    },
  );

  test('does not open while the picker is disabled, and closes when it is', () => {
    const picker = openPicker(false, { options: { isDisabled: true } });
    picker.open();
    expect(picker.isOpen()).toBe(false);
    picker.send({ type: 'options.set', options: { isDisabled: false }, today: '2024-02-15' });
    picker.open();
    picker.send({ type: 'options.set', options: { isDisabled: true }, today: '2024-02-15' });
    expect(picker.isOpen()).toBe(false);
    expect(picker.state().popup).toBe('closed');
  });

  test('[PIC-4] stays for the same day when a time is set beside it', () => {
    const options = { withTime: true, keepOpen: true };
    const picker = opened(false, { value: ['2024-02-15'], times: [37_200], options });
    picker.pick('2024-02-15');
    expect(picker.isOpen()).toBe(true);
    picker.send({ type: 'time.changed', end: 0, time: 40_000 });
    expect(picker.isOpen()).toBe(true);
    expect(picker.context().times).toEqual([40_000]);
    picker.pick('2024-02-16');
    expect(picker.isOpen()).toBe(false);
    expect(picker.context().times).toEqual([40_000]);
  });

  test('[PIC-4] closes when a time is set beside it, unless it is kept open', () => {
    const picker = opened(false, { value: ['2024-02-15'], times: [37_200], options: { withTime: true } });
    picker.send({ type: 'time.changed', end: 0, time: null });
    expect(picker.isOpen()).toBe(true);
    picker.send({ type: 'time.changed', end: 0, time: 40_000 });
    expect(picker.isOpen()).toBe(false);
    expect(picker.context().times).toEqual([40_000]);
  });

  test('in the page never closes', () => {
    const picker = openPicker(false, { options: { isInline: true } });
    picker.pick('2024-02-16');
    picker.send({ type: 'escape.pressed' }, { type: 'outside.clicked' });
    expect(picker.state().popup).toBe('inline');
    expect(picker.value()).toEqual(['2024-02-16']);
  });
});

describe('the field', () => {
  test('[PIC-11] empty is valid; what is no date is an error, and the text is kept', () => {
    const picker = openPicker(false, { value: ['2024-02-15'] });
    picker.send({ type: 'text.typed', text: 'tomorrow' });
    expect(picker.state().field).toBe('editing');
    expect(picker.value()).toEqual(['2024-02-15']);
    picker.send({ type: 'text.committed' });
    expect(picker.state().field).toBe('invalid');
    expect(picker.value()).toEqual([]);
    expect(picker.context().text).toBe('tomorrow');
    expect(errorText(picker.context().errors[0]!, picker.context())).toBe(
      'This is no date. Write it as MM/DD/YYYY.',
    );
    picker.type('');
    expect(picker.state().field).toBe('synced');
    expect(picker.errors()).toEqual([]);
  });

  test('[PIC-12] a date outside becomes the limit, and its error lasts until the next act', () => {
    const picker = openPicker(false, { options: { min: '2024-02-10', max: '2024-02-20' } });
    picker.type('02/01/2024');
    expect(picker.value()).toEqual(['2024-02-10']);
    expect(picker.errors()).toEqual(['minDate']);
    expect(picker.context().text).toBe('02/10/2024');
    picker.open();
    expect(picker.errors()).toEqual(['minDate']);
    picker.pick('2024-02-11');
    expect(picker.errors()).toEqual([]);
    expect(picker.state().field).toBe('synced');
    picker.type('02/21/2024');
    expect(picker.value()).toEqual(['2024-02-20']);
    expect(picker.errors()).toEqual(['maxDate']);
    expect(errorText(picker.context().errors[0]!, picker.context())).toBe('The latest date is 02/20/2024.');
  });

  test('takes a time after the date, and keeps the one of before without it', () => {
    const picker = openPicker(false, { options: { withTime: true } });
    picker.type('02/20/2024 1:30 pm');
    expect(picker.context().times).toEqual([48_600]);
    expect(picker.context().text).toBe('02/20/2024 01:30 PM');
    picker.type('02/21/2024');
    expect(picker.value()).toEqual(['2024-02-21']);
    expect(picker.context().times).toEqual([48_600]);
  });

  test('a program’s value closes nothing, is reported to nobody, and writes the text anew', () => {
    const picker = opened(false);
    picker.send({ type: 'text.typed', text: 'foo' }, { type: 'value.set', value: ['2024-03-05'] });
    expect(picker.isOpen()).toBe(true);
    expect(picker.told).toEqual([]);
    expect(picker.context().text).toBe('03/05/2024');
    expect(picker.captions()).toEqual(['March 2024']);
  });
});

describe('the calendar', () => {
  test('[PIC-1] [PIC-2] goes from years to months to days', () => {
    const picker = opened(false);
    picker.send({ type: 'view.picked', view: 'year' });
    picker.pick('2026');
    expect(picker.view()).toBe('month');
    expect(picker.captions()).toEqual(['2026']);
    picker.pick('2026-07');
    expect(picker.view()).toBe('day');
    expect(picker.captions()).toEqual(['July 2026']);
    picker.pick('2026-07-04');
    expect(picker.value()).toEqual(['2026-07-04']);
  });

  test('opens where the value is, or at today, as it is then', () => {
    const picker = openPicker(false);
    picker.open('2025-08-01');
    expect(picker.captions()).toEqual(['August 2025']);
    picker.pick('2025-08-31');
    picker.open('2026-01-01');
    expect(picker.captions()).toEqual(['August 2025']);
    expect(picker.context().focus).toBe('2025-08-31');
  });

  test('is turned only where there is something that may be chosen', () => {
    const picker = opened(false, { options: { min: '2024-02-10', max: '2024-03-01' } });
    picker.send({ type: 'page.turned', by: -1 });
    expect(picker.captions()).toEqual(['February 2024']);
    picker.send({ type: 'page.turned', by: 1 }, { type: 'page.turned', by: 1 });
    expect(picker.captions()).toEqual(['March 2024']);
  });

  test('the keyboard goes the other way where one reads from right to left', async () => {
    const { loadLocale } = await import('#domain/calendar/shipped-locales.ts');
    await loadLocale('ar');
    const picker = opened(false, { options: { locale: 'ar' } });
    picker.send({ type: 'key.pressed', key: 'ArrowRight', isShift: false });
    expect(picker.context().focus).toBe('2024-02-14');
    picker.send({ type: 'key.pressed', key: 'Home', isShift: false });
    expect(picker.context().focus).toBe('2024-02-10');
  });
});

test('[PIC-10] an unknown locale is an error with the exact text', () => {
  const picker = openPicker(false, { options: { locale: 'xx' } });
  expect(picker.context().localeError).toBe(
    'Locale "xx" is not defined, please add it with "defineLocale(...)"',
  );
  picker.send({ type: 'options.set', options: { locale: 'en' }, today: '2024-02-15' });
  expect(picker.context().localeError).toBeNull();
});
