import { expect, test } from 'vitest';
import { parseIsoTime } from '#domain/calendar/time.ts';
import { isTimeValid } from '../testing/open-time.ts';
import { statePaths } from '../testing/state-paths.ts';
import { stepsOf, walk } from '../testing/walk.ts';
import { timePickerMachine, type TimeEvent } from './time-picker.machine.ts';

const min = parseIsoTime('10:00')!;
const max = parseIsoTime('12:30')!;

const events: TimeEvent[] = [
  ...(['hours', 'minutes'] as const).flatMap((unit): TimeEvent[] => [
    { type: 'unit.stepped', unit, by: 1, source: 'button' },
    { type: 'unit.stepped', unit, by: -1, source: 'key' },
    { type: 'unit.typed', unit, text: '' },
    { type: 'unit.typed', unit, text: unit === 'hours' ? '11' : '30' },
    { type: 'unit.typed', unit, text: '77' },
    { type: 'unit.committed', unit },
  ]),
  { type: 'meridian.toggled' },
  { type: 'value.set', value: null },
  { type: 'options.set', options: { isReadonly: true } },
  { type: 'options.set', options: { isReadonly: false } },
];

const paths = walk(timePickerMachine, {
  input: { value: min, options: { min, max, steps: { hours: 1, minutes: 30, seconds: 10 } } },
  events,
  key: ({ context: { value, texts, isPm, bad, options } }) => [value, texts, isPm, bad, options.isReadonly],
});

test('[PIC-16] on every path a time is inside the limits, and what is wrong is no time', () => {
  const seen = new Set<string>();
  for (const { path, after } of stepsOf(paths)) {
    const { value, bad } = after.context;
    for (const state of statePaths(after.value)) seen.add(state);
    expect(value === null || (value >= min && value <= max), path).toBe(true);
    expect(after.matches({ open: 'invalid' }), path).toBe(bad !== null && !after.matches('locked'));
    expect(isTimeValid(after), path).toBe(value !== null);
  }
  expect([...seen].toSorted()).toEqual(['locked', 'open.empty', 'open.invalid', 'open.valid']);
});

test('a step that can be taken is taken, and told', () => {
  let steps = 0;
  for (const { path, before, event, after, actions } of stepsOf(paths)) {
    if (event.type !== 'unit.stepped') continue;
    steps++;
    expect(actions, path).toContainEqual(
      expect.objectContaining({ type: 'tellTime', params: { time: after.context.value } }),
    );
    expect(after.context.value, path).not.toBe(before.context.value);
  }
  expect(steps).toBeGreaterThan(0);
});
