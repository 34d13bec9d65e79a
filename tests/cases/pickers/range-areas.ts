import { daysIn, firstOf, worded, type PickerArea, expectThat } from './picker-case.ts';
import { openPicker } from '#machines/testing/open-picker.ts';

const before = ['2024-02-01', '2024-02-02'];

/** A range that stands, the popup open, and a start that waits for its end. */
function pending(start: string, options: Parameters<typeof openPicker>[1] = {}) {
  const picker = openPicker(true, { value: before, ...options });
  picker.open();
  picker.pick(start);
  expectThat(picker.context().anchor).toBe(start);
  return picker;
}

/** What the sentence says of the end of an act. */
function expectOutcome(picker: ReturnType<typeof openPicker>, then: string) {
  const { anchor, text } = picker.context();
  const start = /pending(?: start)? (\d\S+?)(?:,|$)/.exec(then)?.[1];
  if (start !== undefined) expectThat(anchor).toBe(start);
  const value =
    /value still (\S+) to (\S+?)(?:,|$)/.exec(then) ?? /range (\S+) to (\S+?)(?:,| |:|$)/.exec(then);
  if (value) expectThat(picker.value()).toEqual([value[1], value[2]]);
  const input = /input '(.*?)'/.exec(then)?.[1];
  if (input !== undefined) expectThat(text).toBe(input);
  const isOpen = /popup open=(\w+)/.exec(then)?.[1];
  if (isOpen !== undefined) expectThat(picker.isOpen()).toBe(isOpen === 'true');
  expectThat(start ?? value ?? input ?? isOpen).toBeDefined();
}

const range: PickerArea = firstOf(
  worded(
    /^range (\S+) to (\S+), popup open \| (\S+) is picked/,
    ({ then }, [, start = '', end = '', day = '']) => {
      const picker = openPicker(true, { value: [start, end] });
      picker.open();
      picker.pick(day);
      expectOutcome(picker, then);
    },
  ),
  worded(
    /^pending start (\S+) \| year view, (\d{4}), (\w+), then (\S+) are picked/,
    ({ then }, [, start = '', year = '', , day = '']) => {
      const picker = pending(start);
      picker.send({ type: 'view.picked', view: 'year' });
      picker.pick(year, day.slice(0, 7), day);
      expectOutcome(picker, then);
    },
  ),
  worded(
    /^(?:pending start|start restarted at) (\S+) \| (\S+) (?:\(before\) )?is picked/,
    ({ then }, [, start = '', day = '']) => {
      const picker = pending(start);
      picker.pick(day);
      expectOutcome(picker, then);
    },
  ),
  worded(
    /^completed range (\S+) to (\S+), popup opened again \| (\S+) .*is picked/,
    ({ then }, [, start = '', end = '', day = '']) => {
      const picker = openPicker(true);
      picker.open();
      picker.pick(start, end);
      picker.open();
      picker.pick(day);
      expectOutcome(picker, then);
    },
  ),
  worded(/^popup closed with a pending start \| popup opens again/, ({ then }) => {
    const picker = pending('2024-02-10');
    picker.send({ type: 'escape.pressed' });
    picker.open();
    expectThat([picker.value(), picker.context().anchor]).toEqual([daysIn(then), null]);
  }),
  worded(/^(\S+) disabled, no pending start \| (\S+) is picked/, ({ then }, [, off = '', day = '']) => {
    const picker = openPicker(true, { value: before, options: { datesDisabled: [off] } });
    picker.open();
    picker.pick(day);
    expectThat([picker.value(), picker.context().anchor, picker.told]).toEqual([daysIn(then), null, []]);
  }),
  worded(/^range picker disabled \| a day is picked/, ({ then }) => {
    const picker = openPicker(true, { value: before, options: { isDisabled: true, isInline: true } });
    picker.pick('2024-02-10');
    expectThat([picker.value(), picker.context().anchor]).toEqual([daysIn(then), null]);
  }),
);

const maxRange = firstOf(
  worded(
    /^maximum range (\d+) days, start (\S+) \| (\S+) (?:\(before\) )?is picked/,
    ({ then }, [, length, start = '', day = '']) => {
      const picker = pending(start, { options: { maxLength: Number(length) } });
      picker.pick(day);
      if (then.startsWith('restart')) {
        const [restart, last, first] = daysIn(then);
        expectThat(picker.context().anchor).toBe(restart);
        const usable = [...picker.marks('2024-02')].filter(
          ([one, { isDisabled }]) => !isDisabled && one >= first!,
        );
        expectThat(usable.at(-1)![0]).toBe(last);
      } else expectOutcome(picker, then.replace('refused: ', ''));
    },
  ),
  worded(
    /^maximum range (\d+) days, a range (\S+) to (\S+) just completed/,
    (_one, [, length, start = '', end = '']) => {
      const picker = openPicker(true, {
        options: { maxLength: Number(length), isInline: true, max: '2024-02-25' },
      });
      picker.pick(start, end);
      const usable = [...picker.marks('2024-02')].filter(([, { isDisabled }]) => !isDisabled);
      expectThat(usable.at(-1)![0]).toBe('2024-02-25');
    },
  ),
  worded(
    /^maximum range 0 or not set \| (\S+) then (\S+) are picked/,
    ({ then }, [, start = '', end = '']) => {
      const picker = openPicker(true, { options: { maxLength: 0 } });
      picker.open();
      picker.pick(start, end);
      expectOutcome(picker, then);
    },
  ),
  worded(/^maximum range (\d+) days \| (.+) is typed/, ({ then }, [, length, text = '']) => {
    const picker = openPicker(true, { options: { maxLength: Number(length) } });
    picker.type(text);
    expectThat(picker.value()[1]).toBe(daysIn(then)[0]);
    expectThat(picker.context().errors).toEqual([{ kind: 'maxRange', bound: Number(length) }]);
  }),
);

const short = (day: string) => day.slice(5);

/** `start 02-10; end none; in-range 02-11 02-12`, of the months that are shown. */
function flagged(picker: ReturnType<typeof openPicker>): string {
  const marks = [...picker.marks('2024-02'), ...picker.marks('2024-03')];
  const list = (key: 'isStart' | 'isEnd' | 'isInRange') =>
    marks.flatMap(([day, one]) => (one[key] ? [short(day)] : [])).join(' ') || 'none';
  return `start ${list('isStart')}; end ${list('isEnd')}; in-range ${list('isInRange')}`;
}

const rangeFlags = firstOf(
  worded(/^pending start (\S+), no hover \|/, ({ then }, [, start = '']) =>
    expectThat(flagged(pending(start))).toBe(then),
  ),
  worded(
    /^pending start (\S+?)(?:, (\S+) disabled)? \| the pointer enters (\S+)/,
    ({ then }, [, start = '', off, day = '']) => {
      const picker = pending(start, { options: off === undefined ? {} : { datesDisabled: [off] } });
      picker.send({ type: 'cell.hovered', day, month: day.slice(0, 7) });
      const words = flagged(picker);
      if (/in-range from/.test(then)) {
        const [first, last] = /from (\S+) to ([\d-]+)/.exec(then)!.slice(1);
        const inRange = words.split('in-range ')[1]!.split(' ');
        expectThat([inRange[0], inRange.at(-1)]).toEqual([first, last]);
        expectThat(words.startsWith(then.split('; in-range')[0]!)).toBe(true);
      } else expectThat(then.startsWith(words)).toBe(true);
    },
  ),
  worded(
    /^range (\S+) to (\S+), \w+ calendar \| the trailing cell (\S+) is flagged/,
    (_one, [, start = '', end = '', day = '']) => {
      const picker = openPicker(true, { value: [start, end] });
      picker.open();
      expectThat(picker.marks(start.slice(0, 7)).get(day)).toMatchObject({
        isInRange: false,
        isSelected: false,
      });
    },
  ),
);

const presetsOf = (start: string, end: string) => [{ label: 'A preset', start, end }];

const presets = firstOf(
  worded(/^preset '.*' (\S+) to (\S+) \| the preset is pressed/, ({ then }, [, start = '', end = '']) => {
    const picker = openPicker(true, { options: { presets: presetsOf(start, end) } });
    picker.open();
    picker.send({ type: 'preset.picked', place: 0 });
    expectOutcome(picker, then);
    expectThat(picker.told).toEqual([[start, end]]);
  }),
  worded(/^the current range equals (a|no) preset/, (_one, [, which]) => {
    const value = which === 'a' ? ['2024-02-08', '2024-02-14'] : ['2024-02-08', '2024-02-13'];
    const picker = openPicker(true, {
      value,
      options: {
        presets: [...presetsOf('2024-02-01', '2024-02-14'), ...presetsOf('2024-02-08', '2024-02-14')],
      },
    });
    picker.open();
    expectThat(picker.marked()).toBe(which === 'a' ? 1 : -1);
  }),
  worded(
    /^preset (\S+) to (\S+), (min|max) (\S+) \| the popup opens/,
    ({ then }, [, start = '', end = '', limit = '', day = '']) => {
      const picker = openPicker(true, { options: { presets: presetsOf(start, end), [limit]: day } });
      picker.open();
      picker.send({ type: 'preset.picked', place: 0 });
      expectThat(picker.value()[limit === 'min' ? 0 : 1]).toBe(daysIn(then)[0]);
    },
  ),
);

export const rangeAreas: Readonly<Record<string, PickerArea>> = {
  range,
  'max-range': maxRange,
  'range-flags': rangeFlags,
  presets,
};
