import { describe, expect, test } from 'vitest';
import { isTimeValid, openTime, timeIn } from '../testing/open-time.ts';
import { shownUnits, type TimeOptions } from './time-picker.machine.ts';

describe('[PIC-8] [PIC-16] a time', () => {
  test('is stepped by an hour, five minutes, ten seconds', () => {
    const time = openTime(timeIn('10:58:55'), { showSeconds: true });
    const seen = (['hours', 'minutes', 'seconds'] as const).map((unit) => {
      time.send({ type: 'unit.stepped', unit, by: 1, source: 'button' });
      return time.fields();
    });
    expect(seen).toEqual(['11:58:55 AM', '12:03:55 PM', '12:04:05 PM']);
    expect(time.told).toHaveLength(3);
  });

  test('that is typed counts when the field is left', () => {
    const time = openTime(timeIn('10:20'), {
      min: timeIn('09:00'),
      max: timeIn('17:00'),
      hasMeridian: false,
    });
    time.send({ type: 'unit.typed', unit: 'hours', text: '1' });
    expect(time.iso()).toBe('10:20:00');
    expect(time.context().bad).toBeNull();
    time.enter('hours', '16');
    expect(time.iso()).toBe('16:20:00');
  });

  test('outside the limits is rejected, whether typed or stepped', () => {
    const time = openTime(timeIn('16:55'), { max: timeIn('17:00'), hasMeridian: false });
    time.send({ type: 'unit.stepped', unit: 'hours', by: 1, source: 'button' });
    expect(time.iso()).toBe('16:55:00');
    time.enter('hours', '18');
    expect(time.iso()).toBeNull();
    expect(time.context().bad).toBe('hours');
    expect(time.told).toEqual([null]);
    time.enter('hours', '17');
    expect(time.context().bad).toBe('hours');
    time.enter('minutes', '0');
    expect(time.iso()).toBe('17:00:00');
  });

  test('stays wrong while one goes through its fields', () => {
    const time = openTime(timeIn('10:20'));
    time.enter('hours', '');
    time.send({ type: 'unit.committed', unit: 'minutes' });
    expect(time.context().bad).toBe('hours');
    expect(isTimeValid(time.actor.getSnapshot())).toBe(false);
  });

  test('is filled in field by field without being wrong in between', () => {
    const time = openTime(null);
    time.enter('hours', '9');
    expect(time.context().bad).toBeNull();
    expect(time.iso()).toBeNull();
    time.enter('minutes', '5');
    expect(time.iso()).toBe('09:05:00');
    expect(time.fields()).toBe('09:05 AM');
  });

  test('that is not there yet starts at the limit that it is stepped from', () => {
    const noon = { min: timeIn('13:10'), max: timeIn('17:00') };
    const stepped = (by: 1 | -1, options: Partial<TimeOptions> = {}) => {
      const time = openTime(null, { ...noon, ...options });
      time.send({ type: 'unit.stepped', unit: 'hours', by, source: 'button' });
      return time.fields();
    };
    expect(stepped(1)).toBe('01:10 PM');
    expect(stepped(-1)).toBe('05:00 PM');
    expect(stepped(-1, { max: null })).toBe('11:00 PM');
    expect(stepped(1, { min: null })).toBe('01:00 AM');
  });

  test('that only fits in the afternoon is in the afternoon', () => {
    const time = openTime(null, { min: timeIn('13:00') });
    expect(time.context().isPm).toBe(true);
    time.enter('hours', '02');
    time.enter('minutes', '30');
    expect(time.iso()).toBe('14:30:00');
    const mixed = openTime(null, { min: timeIn('10:00'), max: timeIn('17:00') });
    mixed.enter('hours', '02');
    mixed.enter('minutes', '30');
    expect(mixed.fields()).toBe('02:30 PM');
    mixed.enter('hours', '11');
    expect(mixed.fields()).toBe('11:30 AM');
    mixed.enter('hours', '07');
    expect(mixed.context().bad).toBe('hours');
  });

  test('is rolled over: 60 minutes are an hour, 24 hours midnight', () => {
    const time = openTime(timeIn('10:20'), { hasMeridian: false });
    time.enter('minutes', '60');
    expect(time.iso()).toBe('11:00:00');
    time.enter('hours', '24');
    expect(time.iso()).toBe('00:00:00');
  });

  test('is pasted whole', () => {
    const time = openTime(null);
    time.send({ type: 'time.pasted', text: '1:30 PM' });
    expect(time.iso()).toBe('13:30:00');
    time.send({ type: 'time.pasted', text: 'soon' });
    expect(time.iso()).toBe('13:30:00');
    expect(time.told).toEqual([48_600]);
  });

  test('shows the fields that are asked for', () => {
    expect(shownUnits(openTime(null).actor.getSnapshot())).toEqual(['hours', 'minutes']);
    expect(shownUnits(openTime(null, { showMinutes: false, showSeconds: true }).actor.getSnapshot())).toEqual(
      ['hours', 'seconds'],
    );
  });

  test('[PIC-16] has 12 hours with a meridian', () => {
    const time = openTime(timeIn('09:00'));
    time.enter('hours', '13');
    expect(time.context().bad).toBe('hours');
    const other = openTime(timeIn('12:15'));
    other.send({ type: 'meridian.toggled' });
    expect(other.iso()).toBe('00:15:00');
    expect(other.fields()).toBe('12:15 AM');
  });
});
