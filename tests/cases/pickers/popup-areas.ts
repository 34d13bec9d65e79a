import { timing } from '#domain/timing.ts';
import { pickerDefaults } from '#machines/date-picker/picker-context.ts';
import { shownCalendars, mayPickToday } from '#machines/date-picker/picker-selectors.ts';
import { getLocale } from '#domain/calendar/locale.ts';
import { isoTime } from '#domain/calendar/time.ts';
import { daysIn, firstOf, worded, type PickerArea, expectThat } from './picker-case.ts';
import { caseDay, openPicker, type OpenedPicker } from '#machines/testing/open-picker.ts';
import { timeIn } from '#machines/testing/open-time.ts';

const openWith = (...[isRange, input]: Parameters<typeof openPicker>) => {
  const picker = openPicker(isRange, input);
  picker.open();
  return picker;
};

const turn = (picker: OpenedPicker, way: string | undefined) =>
  picker.send({ type: 'page.turned', by: way === 'next' ? 1 : -1 });

const popup = firstOf(
  worded(/^default options \| the picker is created/, ({ data }) => {
    const { outsideClick, escape } = data!.out as { outsideClick: boolean; escape: boolean };
    expectThat(pickerDefaults.closeOnOutsideClick).toBe(outsideClick);
    const picker = openWith(false);
    picker.send({ type: 'escape.pressed' });
    expectThat(picker.isOpen()).toBe(!escape);
  }),
  worded(/^trigger 'click' \| the input is clicked while open/, () => {
    const picker = openWith(false);
    picker.send({ type: 'trigger.clicked', today: caseDay });
    expectThat(picker.isOpen()).toBe(false);
  }),
  worded(/^popup open, outside-click closing off \| a click lands outside/, () => {
    const picker = openWith(false, { options: { closeOnOutsideClick: false } });
    picker.send({ type: 'outside.clicked' });
    expectThat(picker.isOpen()).toBe(true);
  }),
  worded(/^popup open \| open is asked again/, () => {
    const picker = openWith(false);
    picker.clock.increment(timing.popup);
    turn(picker, 'next');
    const shown = picker.captions();
    picker.open();
    expectThat([picker.state().popup, picker.captions()]).toEqual([{ open: 'settled' }, shown]);
  }),
  worded(/^popup closed \| close is asked again/, () => {
    const picker = openPicker(false);
    picker.send({ type: 'close.asked' }, { type: 'close.asked' });
    expectThat([picker.state().popup, picker.told]).toEqual(['closed', []]);
  }),
  worded(/^popup closed \| toggle, toggle/, ({ then }) => {
    const picker = openPicker(false);
    const seen = [0, 1].map(() => {
      picker.send({ type: 'trigger.clicked', today: caseDay });
      return `open=${picker.isOpen()}`;
    });
    expectThat(seen.join(', then ')).toBe(then);
  }),
  worded(/^default options \| the popup opens/, ({ then }) => {
    const picker = openWith(false);
    picker.clock.increment(Number.parseInt(then, 10) - 1);
    expectThat(picker.state().popup).toEqual({ open: 'opening' });
    picker.clock.increment(1);
    expectThat(picker.state().popup).toEqual({ open: 'settled' });
    const still = openWith(false, { options: { isReduced: true } });
    still.clock.increment(0);
    expectThat(still.state().popup).toEqual({ open: 'settled' });
  }),
);

const keyboard = firstOf(
  worded(/^popup open, focus .*\| (Enter|Escape) is (?:pressed|released)/, (_one, [, key]) => {
    const picker = openWith(false);
    picker.send({ type: key === 'Enter' ? 'enter.pressed' : 'escape.pressed' });
    expectThat(picker.isOpen()).toBe(false);
  }),
  worded(/^range popup open, focus in the input \| a letter key/, () => {
    const picker = openWith(true);
    picker.send({ type: 'text.typed', text: 'a' });
    expectThat(picker.isOpen()).toBe(true);
  }),
);

const selectDate = firstOf(
  worded(/^no value, popup open \| today is clicked/, () => {
    const picker = openWith(false);
    picker.pick(caseDay);
    expectThat([picker.value(), picker.context().text, picker.isOpen()]).toEqual([
      [caseDay],
      '02/15/2024',
      false,
    ]);
  }),
  worded(
    /^view (\S+), select-from-other-month (on|off).*\| the trailing cell (\S+) is clicked/,
    ({ then }, [, month = '', is, day = '']) => {
      const picker = openWith(false, { value: ['2024-02-15'], options: { selectOtherMonth: is === 'on' } });
      picker.send({ type: 'cell.picked', cell: day, month });
      expectThat(picker.value()).toEqual([daysIn(then)[0]]);
      expectThat(picker.isOpen()).toBe(is === 'off');
      if (is === 'off') expectThat(then).toContain(`view '${picker.captions()[0]}'`);
    },
  ),
);

const selectWeek = firstOf(
  worded(/^select-week on, row (\S+) to \S+ of/, ({ then }, [, first = '']) => {
    const picker = openWith(false, { options: { weekSelects: true } });
    picker.send({ type: 'week.picked', first, month: '2024-02' });
    expectThat(picker.value()).toEqual(daysIn(then));
  }),
  worded(/^select-week-as-range on, last day of the row disabled/, ({ then }) => {
    const [first = '', last = ''] = daysIn(then);
    const off = `${last.slice(0, 8)}${String(Number(last.slice(8)) + 1).padStart(2, '0')}`;
    const picker = openWith(true, { options: { weekSelects: true, datesDisabled: [off] } });
    picker.send({ type: 'week.picked', first, month: first.slice(0, 7) });
    expectThat(picker.value()).toEqual([first, last]);
  }),
);

const todayClear = firstOf(
  worded(/^value (\S+) \| Today is pressed/, (_one, [, value = '']) => {
    const picker = openWith(false, { value: [value] });
    picker.send({ type: 'today.picked', today: caseDay });
    expectThat([picker.value(), picker.isOpen()]).toEqual([[caseDay], false]);
  }),
  worded(/^max (\S+), today later \| Today is pressed/, (_one, [, max = '']) => {
    const picker = openWith(false, { options: { max } });
    expectThat(mayPickToday(picker.context())).toBe(false);
    picker.send({ type: 'today.picked', today: caseDay });
    expectThat([picker.value(), picker.told]).toEqual([[], []]);
  }),
  worded(/^range picker with Today and Clear on/, () => {
    const picker = openWith(true, { value: ['2024-02-01', '2024-02-02'] });
    picker.pick('2024-02-10');
    picker.send({ type: 'today.picked', today: caseDay });
    expectThat(picker.value()).toEqual(['2024-02-10', caseDay]);
    picker.open();
    picker.send({ type: 'today.picked', today: caseDay });
    expectThat(picker.context().anchor).toBe(caseDay);
    picker.send({ type: 'clear.picked' });
    expectThat(picker.value()).toEqual([]);
  }),
);

const timed = (...times: string[]) => times.map(timeIn);

const withTime = firstOf(
  worded(
    /^time picker on, single picker, value (\S+) (\S+) \| the popup opens/,
    (_one, [, day = '', time = '']) => {
      const picker = openWith(false, { value: [day], times: timed(time), options: { withTime: true } });
      expectThat([picker.context().times, picker.view()]).toEqual([timed(time), 'day']);
    },
  ),
  worded(/^time picker on, keep-open on, no previous value \| a day is clicked/, () => {
    const picker = openWith(false, { options: { withTime: true, keepOpen: true } });
    picker.pick(caseDay);
    expectThat(picker.isOpen()).toBe(false);
  }),
  worded(/^keep-open on but no time picker \| the same day/, () => {
    const picker = openWith(false, { value: [caseDay], options: { keepOpen: true } });
    picker.pick(caseDay);
    expectThat(picker.isOpen()).toBe(false);
  }),
  worded(
    /^time picker on, value (\S+) (\S+) \| (next month, then )?(\S+) is clicked/,
    ({ then }, [, day = '', time = '', isNext, to = '']) => {
      const picker = openWith(false, { value: [day], times: timed(time), options: { withTime: true } });
      if (isNext) turn(picker, 'next');
      picker.pick(to);
      expectThat(then).toContain(`value ${picker.value()[0]} ${isoTime(picker.context().times[0]!)}`);
    },
  ),
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
    expectThat([picker.value(), picker.context().times]).toEqual([['2024-02-20'], []]);
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
  'select-date': selectDate,
  'select-week': selectWeek,
  'today-clear': todayClear,
  'picker-with-time': withTime,
  defaults,
};
