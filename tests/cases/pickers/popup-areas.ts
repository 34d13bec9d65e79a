import { pickerDefaults } from '#machines/date-picker/picker-context.ts';
import { shownCalendars } from '#machines/date-picker/picker-selectors.ts';
import { getLocale } from '#domain/calendar/locale.ts';
import { isoTime } from '#domain/calendar/time.ts';
import { daysIn, firstOf, worded, type PickerArea, expectThat } from './picker-case.ts';
import { openPicker } from '#machines/testing/open-picker.ts';
import { timeIn } from '#machines/testing/open-time.ts';

const openWith = (...[isRange, input]: Parameters<typeof openPicker>) => {
  const picker = openPicker(isRange, input);
  picker.open();
  return picker;
};

const popup = firstOf(
  worded(/^default options \| the picker is created/, ({ data }) => {
    const { outsideClick, escape } = data!.out as { outsideClick: boolean; escape: boolean };
    expectThat(pickerDefaults.closeOnOutsideClick).toBe(outsideClick);
    const picker = openWith(false);
    picker.send({ type: 'escape.pressed' });
    expectThat(picker.isOpen()).toBe(!escape);
  }),
  worded(/^default options \| the popup opens/, ({ then }) => {
    const picker = openWith(false);
    picker.clock.increment(Number.parseInt(then, 10) - 1);
    expectThat(picker.state().popup).toEqual({ open: 'opening' });
    picker.clock.increment(1);
    expectThat(picker.state().popup).toEqual({ open: 'idle' });
    const still = openWith(false, { options: { isReduced: true } });
    still.clock.increment(0);
    expectThat(still.state().popup).toEqual({ open: 'idle' });
  }),
);

const keyboard = worded(/^range popup open, focus in the input \| a letter key/, () => {
  const picker = openWith(true);
  picker.send({ type: 'text.typed', text: 'a' });
  expectThat(picker.isOpen()).toBe(true);
});

const selectWeek = worded(/^select-week-as-range on, last day of the row disabled/, ({ then }) => {
  const [first = '', last = ''] = daysIn(then);
  const off = `${last.slice(0, 8)}${String(Number(last.slice(8)) + 1).padStart(2, '0')}`;
  const picker = openWith(true, { options: { weekSelects: true, datesDisabled: [off] } });
  picker.send({ type: 'week.picked', first, month: first.slice(0, 7) });
  expectThat(picker.value()).toEqual([first, last]);
});

const timed = (...times: string[]) => times.map(timeIn);

const withTime = firstOf(
  worded(/^time picker on, keep-open on, range .* \| end minute up/, ({ then }) => {
    const [start, end] = daysIn(then);
    const picker = openWith(true, {
      value: [start!, end!],
      times: timed('10:20', '22:05'),
      options: { withTime: true, keepOpen: true },
    });
    picker.send({ type: 'time.changed', end: 1, time: timeIn('22:10') });
    const { times } = picker.context();
    expectThat(then).toContain(
      `to ${picker.value()[1]} ${isoTime(times[1]!)}, popup open=${picker.isOpen()}`,
    );
  }),
  worded(
    /^one-day range (\S+) (\S+) to (\S+) \| start hour up to (\S+)/,
    ({ then }, [, day = '', start = '', end = '', to = '']) => {
      const picker = openWith(true, {
        value: [day, day],
        times: timed(start, end),
        options: { withTime: true },
      });
      picker.send({ type: 'time.changed', end: 0, time: timeIn(to) });
      expectThat(picker.context().times).toEqual(timed(end, to));
      expectThat(then).toContain(`${end} to ${to}`);
    },
  ),
  worded(/^no time picker, no previous value/, () => {
    const picker = openWith(false);
    picker.pick('2024-02-20');
    expectThat(picker.value()).toEqual(['2024-02-20']);
    expectThat(picker.context().times).toEqual([]);
  }),
);

const defaults = firstOf(
  worded(/^default options \| formats are read/, ({ then }) => {
    const { format, separator } = pickerDefaults;
    expectThat(then).toContain(`input ${format}, range ${format}, separator '${separator}'`);
    expectThat(shownCalendars(openPicker(false).context(), 'day')[0]!.caption).toEqual(['February', '2024']);
  }),
  worded(/^default options \| labels are read/, ({ data }) => {
    const { today, clear, customRange } = getLocale('en').labels;
    expectThat([today, clear, customRange]).toEqual(data!.out);
  }),
  worded(/^default options \| day grid size/, ({ then }) => {
    const days = openWith(false).marks();
    expectThat(then).toBe(`7 columns x ${days.size / 7} rows`);
  }),
  worded(/^range picker, min and max in the same month/, ({ then }) => {
    const picker = openWith(true, { options: { min: '2024-02-01', max: '2024-02-29' } });
    expectThat(`${picker.captions().length} months shown`).toBe(then);
  }),
);

export const popupAreas: Readonly<Record<string, PickerArea>> = {
  popup,
  keyboard,
  'select-week': selectWeek,
  'picker-with-time': withTime,
  defaults,
};
