import { daysIn, firstOf, worded, type PickerArea, expectThat } from './picker-case.ts';
import { openPicker } from '#machines/testing/open-picker.ts';

const maxRange = worded(
  /^maximum range (\d+) days, a range (\S+) to (\S+) just completed/,
  (_one, [, length, start = '', end = '']) => {
    const picker = openPicker(true, {
      options: { maxLength: Number(length), isInline: true, max: '2024-02-25' },
    });
    picker.pick(start, end);
    const usable = [...picker.marks('2024-02')].filter(([, { isDisabled }]) => !isDisabled);
    expectThat(usable.at(-1)![0]).toBe('2024-02-25');
  },
);

const presetsOf = (start: string, end: string) => [{ label: 'A preset', start, end }];

const presets = firstOf(
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
  'max-range': maxRange,
  presets,
};
