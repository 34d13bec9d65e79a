import { timeDefaults } from '#machines/time-picker/time-picker.machine.ts';
import { firstOf, worded, type PickerArea, expectThat } from './picker-case.ts';
import { isTimeValid, openTime, timeIn } from '#machines/testing/open-time.ts';

const timeStep = firstOf(
  worded(/^default options \| steps are read/, ({ data }) =>
    expectThat(Object.values(timeDefaults.steps)).toEqual(data!.out),
  ),
  worded(/^default options \| display options/, () =>
    expectThat(timeDefaults).toMatchObject({
      hasMeridian: true,
      showMinutes: true,
      showSeconds: false,
      hasWheel: true,
      hasKeys: true,
    }),
  ),
);

const timeMeridian = worded(/^no value \| fields are rendered/, () => {
  const { context, fields } = openTime(null);
  expectThat(context().texts.hours).toBe('');
  expectThat(context().texts.minutes).toBe('');
  expectThat(fields()).toBe(': AM');
});

const timeTyped = worded(
  /^min (\S+), max (\S+), value (\S+) \| '(\d+)' is typed in the hours field/,
  ({ then }, [, min = '', max = '', value = '', text = '']) => {
    const time = openTime(timeIn(value), { min: timeIn(min), max: timeIn(max), hasMeridian: false });
    time.enter('hours', text);
    expectThat(then).toContain(time.fields());
    expectThat(then.startsWith('accepted')).toBe(isTimeValid(time.actor.getSnapshot()));
  },
);

const timeKeys = firstOf(
  worded(/^hours field focused, value (\S+) (AM|PM) \| ArrowUp/, (_one, [, value = '']) => {
    const from = timeIn(value);
    for (const [unit, by] of [
      ['hours', 3600],
      ['minutes', 300],
      ['seconds', 10],
    ] as const)
      for (const way of [1, -1] as const) {
        const time = openTime(from, { showSeconds: true });
        time.send({ type: 'unit.stepped', unit, by: way, source: 'key' });
        expectThat(time.context().value).toBe(from + by * way);
      }
  }),
  worded(/^any time field \| more than two characters/, () => {
    const time = openTime(null);
    time.send({ type: 'unit.typed', unit: 'hours', text: '123' });
    expectThat(time.context().texts.hours).toBe('12');
  }),
);

export const timeAreas: Readonly<Record<string, PickerArea>> = {
  'time-step': timeStep,
  'time-meridian': timeMeridian,
  'time-typed': timeTyped,
  'time-keys': timeKeys,
};
