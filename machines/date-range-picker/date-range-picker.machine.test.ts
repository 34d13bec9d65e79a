import { describe, expect, test } from 'vitest';
import { openPicker } from '../testing/open-picker.ts';
import type { PickerOptions } from '../date-picker/picker-context.ts';

const opened = (options: Partial<PickerOptions> = {}, value: string[] = []) => {
  const picker = openPicker(true, { options, value });
  picker.open();
  return picker;
};

describe('a range', () => {
  test('[PIC-3] the first pick starts, a second on or after it completes, and after that a new one starts', () => {
    const picker = opened({ isInline: true });
    picker.pick('2024-02-10');
    expect(picker.context().anchor).toBe('2024-02-10');
    expect(picker.value()).toEqual([]);
    expect(picker.told).toEqual([]);
    picker.pick('2024-02-10');
    expect(picker.context().anchor).toBeNull();
    expect(picker.value()).toEqual(['2024-02-10', '2024-02-10']);
    picker.pick('2024-02-12');
    expect(picker.context().anchor).toBe('2024-02-12');
    expect(picker.value()).toEqual(['2024-02-10', '2024-02-10']);
  });

  test('[PIC-3] a pick before the start starts anew', () => {
    const picker = opened();
    picker.pick('2024-02-10', '2024-02-05', '2024-02-08');
    expect(picker.value()).toEqual(['2024-02-05', '2024-02-08']);
    expect(picker.told).toHaveLength(1);
    expect(picker.isOpen()).toBe(false);
  });

  test('[PIC-6] shows two months, which stay still while one picks', () => {
    const picker = opened();
    expect(picker.captions()).toEqual(['February 2024', 'March 2024']);
    picker.pick('2024-03-05');
    expect(picker.captions()).toEqual(['February 2024', 'March 2024']);
  });

  test('[PIC-15] is not longer than allowed, nor past the maximum', () => {
    const picker = opened({ maxLength: 5, max: '2024-02-14' });
    picker.pick('2024-02-08', '2024-02-14');
    expect(picker.context().anchor).toBe('2024-02-08');
    picker.pick('2024-02-13');
    expect(picker.value()).toEqual(['2024-02-08', '2024-02-13']);
  });

  test('[PIC-13] typed the wrong way round is sorted, its times with it', () => {
    const picker = openPicker(true, { options: { withTime: true } });
    picker.type('02/12/2024 10:00 AM - 02/10/2024 11:00 PM');
    expect(picker.value()).toEqual(['2024-02-10', '2024-02-12']);
    expect(picker.context().times).toEqual([82_800, 36_000]);
  });

  test('typed with times and no spaces round its dash gives each end its own time', () => {
    const typed = (text: string, options: Partial<PickerOptions> = {}) => {
      const picker = openPicker(true, { options: { withTime: true, ...options } });
      picker.type(text);
      return [...picker.value(), ...picker.context().times];
    };
    const range = ['2024-02-10', '2024-02-12', 36_000, 82_800];
    expect(typed('02/10/2024 10:00 AM-02/12/2024 11:00 PM')).toEqual(range);
    expect(typed('2024-02-10 10:00 AM-2024-02-12 11:00 PM', { format: 'YYYY-MM-DD' })).toEqual(range);
    expect(typed('02/10/2024-02/12/2024 11:00 PM')).toEqual(['2024-02-10', '2024-02-12', 0, 82_800]);
    expect(typed('02/10/2024 10:00 AM-soon')).toEqual([]);
  });

  test('closed with a start that waits is what it was', () => {
    const picker = opened({}, ['2024-02-01', '2024-02-02']);
    picker.pick('2024-02-10');
    picker.send({ type: 'cell.hovered', day: '2024-02-12', month: '2024-02' }, { type: 'escape.pressed' });
    const { anchor, hover, value } = picker.context();
    expect(anchor).toBeNull();
    expect(hover).toBeNull();
    expect(value).toEqual(['2024-02-01', '2024-02-02']);
  });
});

describe('[PIC-8] Custom Range', () => {
  const presets = [{ label: 'A', start: '2024-02-10', end: '2024-02-12' }];

  test('is marked when no preset is what is chosen, or when it was pressed; it leaves the popup open', () => {
    const picker = opened({ presets });
    expect(picker.marked()).toBeNull();
    picker.send({ type: 'preset.picked', place: 0 });
    expect(picker.marked()).toBe(0);
    expect(picker.isOpen()).toBe(false);
    picker.open();
    picker.send({ type: 'custom.picked' });
    expect(picker.marked()).toBe(-1);
    expect(picker.isOpen()).toBe(true);
    expect(picker.value()).toEqual(['2024-02-10', '2024-02-12']);
    picker.pick('2024-02-10', '2024-02-11');
    expect(picker.marked()).toBe(-1);
  });

  // On the first of a month both of them are this one day, on the seventh the first seven.
  const sameDays = [
    { label: 'Last 7 days', start: '2024-02-01', end: '2024-02-07' },
    { label: 'This month', start: '2024-02-01', end: '2024-02-07' },
  ];

  test('of presets of the same days the one that was picked is marked, until other days are chosen', () => {
    const picker = opened({ presets: sameDays });
    picker.send({ type: 'preset.picked', place: 1 });
    expect(picker.marked()).toBe(1);
    picker.send({ type: 'value.set', value: picker.value() });
    picker.open();
    expect(picker.marked()).toBe(1);
    picker.pick('2024-02-02', '2024-02-03');
    expect(picker.marked()).toBe(-1);
    picker.open();
    picker.pick('2024-02-01', '2024-02-07');
    expect(picker.marked()).toBe(0);
  });

  test('a preset that was picked is marked no longer once it is of other days', () => {
    const picker = opened({ presets: sameDays });
    picker.send({ type: 'preset.picked', place: 1 });
    const tomorrow = sameDays.map((preset) => ({ ...preset, end: '2024-02-08' }));
    picker.send({ type: 'options.set', options: { presets: tomorrow }, today: '2024-02-08' });
    expect(picker.marked()).toBe(-1);
  });

  test('presets obey the limits and the length', () => {
    const picker = opened({
      presets: [{ label: 'A', start: '2024-02-01', end: '2024-02-20' }],
      min: '2024-02-05',
      maxLength: 3,
    });
    picker.send({ type: 'preset.picked', place: 0 });
    expect(picker.value()).toEqual(['2024-02-05', '2024-02-08']);
    expect(picker.marked()).toBe(0);
  });
});
