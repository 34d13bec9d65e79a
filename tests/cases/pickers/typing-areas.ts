import { z } from 'zod';
import { daysIn, firstOf, worded, type PickerArea, expectThat } from './picker-case.ts';
import { sceneOf } from './words/scene.ts';
import { openPicker } from '#machines/testing/open-picker.ts';

const typed = z.object({ in: z.string(), out: z.union([z.string(), z.array(z.string()), z.null()]) });

/** A text is typed and committed; `out` is the value, or null for an invalid text that is kept. */
const typedText =
  (isRange: boolean): PickerArea =>
  (one) => {
    const read = typed.safeParse(one.data);
    if (!read.success) return undefined;
    const { in: text, out } = read.data;
    return () => {
      const { options, value } = sceneOf(one);
      const picker = openPicker(isRange, { value, options });
      expectThat(picker.value()).toEqual(value);
      picker.type(text);
      expectThat(picker.value()).toEqual(out === null ? [] : [out].flat());
      expectThat(picker.told).toEqual([picker.value()]);
      const shown = /input (?:normalised to )?'(.*?)'/.exec(one.then)?.[1];
      const isError = out === null && text !== '';
      expectThat(picker.errors()).toEqual(isError ? ['invalid'] : []);
      expectThat(picker.state().field).toBe(isError ? 'invalid' : 'synced');
      if (isError) expectThat(picker.context().text).toBe(text);
      else if (shown !== undefined) expectThat(picker.context().text).toBe(shown);
    };
  };

const dayText = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

const out = z.object({ error: z.string().nullable(), value: z.string().optional() });

const validation = firstOf(
  (one) => {
    const read = out.safeParse(one.data?.out);
    if (!read.success) return undefined;
    const value = /undefined/.test(one.given)
      ? ''
      : /invalid date/.test(one.given)
        ? 'foo'
        : /before min/.test(one.given)
          ? '02/01/2024'
          : /after max/.test(one.given)
            ? '03/01/2024'
            : /min day/.test(one.given)
              ? '02/10/2024'
              : /max day/.test(one.given)
                ? '02/20/2024'
                : '02/15/2024';
    return () => {
      // Limits may carry a time of day, which does not count.
      const picker = openPicker(false, { options: { min: '2024-02-10 12:00', max: '2024-02-20 23:59' } });
      picker.type(value);
      expectThat(picker.errors()).toEqual(read.data.error === null ? [] : [read.data.error]);
      if (read.data.value !== undefined) expectThat(picker.value()).toEqual([read.data.value]);
      if (value !== 'foo') return;
      expectThat(picker.value()).toEqual([]);
      expectThat(picker.context().text).toBe('foo');
    };
  },
  worded(/^value is an invalid date and a min date is set/, () => {
    const picker = openPicker(false, { options: { min: '2024-02-10' } });
    picker.type('foo');
    expectThat(picker.errors()).toEqual(['invalid']);
  }),
  worded(
    /^min (\S+)(?: given only in the options object.*)?(?: after max (\S+))? \| (\S+) is (?:typed|validated)/,
    ({ then }, [, min = '', max, given = '']) => {
      const picker = openPicker(false, { options: { min, max: max ?? null } });
      picker.type(given.includes('/') ? given : dayText(given));
      expectThat(picker.context().errors).toEqual([{ kind: 'minDate', bound: min }]);
      if (max !== undefined) return;
      expectThat(picker.value()).toEqual([min]);
      expectThat(picker.context().text).toBe(/input shows (\S+);/.exec(then)?.[1] ?? dayText(min));
      picker.type(picker.context().text);
      expectThat(picker.value()).toEqual([min]);
      expectThat(picker.errors()).toEqual([]);
    },
  ),
  worded(
    /^range (\S+) to (\S+) set by the program, max (\S+) \| the popup opens/,
    ({ then }, [, start = '', end = '', max = '']) => {
      const picker = openPicker(true, { options: { max } });
      picker.send({ type: 'value.set', value: [start, end] });
      picker.open();
      expectThat(picker.value()).toEqual(daysIn(then));
    },
  ),
);

const validationRange = worded(
  /^range (\S+) to (\S+), min ([\w-]+), max ([\w-]+) \(.*\| the field is validated/,
  ({ then }, [, start = '', end = '', min = '', max = '']) => {
    const limit = (word: string) => (word === 'none' ? null : word);
    const picker = openPicker(true, { options: { min: limit(min), max: limit(max) } });
    const text = (day: string) => (day === 'NaN' ? 'foo' : dayText(day));
    picker.type(`${text(start)} - ${text(end)}`);
    const kinds = ['invalid', 'minDate', 'maxDate'].filter((kind) => then.includes(`${kind} error`));
    expectThat(kinds.length).toBeGreaterThan(0);
    expectThat(picker.errors()).toEqual(kinds);
    const range = /range (?:replaced by )?(\S+) to (\S+)$/.exec(then);
    expectThat(picker.value()).toEqual(range ? [range[1], range[2]] : []);
  },
);

export const typingAreas: Readonly<Record<string, PickerArea>> = {
  'typed-date': typedText(false),
  'typed-range': typedText(true),
  validation,
  'validation-range': validationRange,
};
