import { describe, expect, test } from 'vitest';
import { openPicker } from '../testing/open-picker.ts';

const limits = {
  min: '2024-01-10',
  max: '2024-04-20',
  weekdaysDisabled: [0],
  datesDisabled: ['2024-02-14'],
  datesEnabled: ['2024-02-13', '2024-02-14', '2024-02-18', '2024-03-05'],
};
const decorated = { dayClasses: { '2024-02-13': ['holiday'] }, tooltips: { '2024-02-13': 'Final' } };

describe('what a picker knows', () => {
  test('[PIC-18] the day, its time, the month and the view that are shown', () => {
    const picker = openPicker(false, {
      value: ['2024-02-13'],
      times: [37_200],
      options: { withTime: true },
    });
    picker.open();
    expect(picker.context()).toMatchObject({ value: ['2024-02-13'], times: [37_200], at: '2024-02' });
    expect(picker.view()).toBe('day');
    picker.send({ type: 'page.turned', by: 1 }, { type: 'view.picked', view: 'year' });
    expect(picker.context().at).toBe('2024-03');
    expect(picker.view()).toBe('year');
    picker.pick('2025', '2025-07', '2025-07-04');
    expect(picker.context()).toMatchObject({ value: ['2025-07-04'], times: [37_200], at: '2025-07' });
  });

  test('[PIC-18] the range and its two times', () => {
    const picker = openPicker(true, {
      value: ['2024-02-13', '2024-03-05'],
      times: [3600, 7200],
      options: { withTime: true, keepOpen: true },
    });
    expect(picker.context()).toMatchObject({ value: ['2024-02-13', '2024-03-05'], times: [3600, 7200] });
    picker.open();
    picker.send({ type: 'time.changed', end: 1, time: 10_800 });
    expect(picker.context().times).toEqual([3600, 10_800]);
    picker.send({ type: 'clear.picked' });
    expect(picker.context()).toMatchObject({ value: [], times: [] });
  });

  test.each([false, true])('[PIC-18] limits and lists of days decide its cells (range: %s)', (isRange) => {
    const picker = openPicker(isRange);
    picker.send({ type: 'options.set', options: limits, today: '2024-02-15' });
    picker.open();
    expect(picker.context().options).toMatchObject(limits);
    const usable = (month: string) =>
      [...picker.marks(month)].flatMap(([day, { isDisabled }]) => (isDisabled ? [] : [day]));
    expect(usable('2024-02')).toEqual(['2024-02-13']);
    expect(usable('2024-03')).toEqual(['2024-03-05']);
    expect(usable('2024-05')).toEqual([]);
  });

  test('[PIC-17] [PIC-18] classes and tooltips of days, which last through a pick', () => {
    const picker = openPicker(false, { options: decorated });
    picker.open();
    picker.pick('2024-02-13');
    expect(picker.context().options).toMatchObject(decorated);
    picker.send({ type: 'options.set', options: { tooltips: {}, dayClasses: {} }, today: '2024-02-15' });
    expect(picker.context().options).toMatchObject({ tooltips: {}, dayClasses: {} });
    expect(picker.value()).toEqual(['2024-02-13']);
  });
});
