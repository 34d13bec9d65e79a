import { expect, test } from 'vitest';
import { pathEvents, pathInput, pathKey } from '../testing/picker-paths.ts';
import { brokenRules } from '../testing/random-picker.ts';
import { statePaths } from '../testing/state-paths.ts';
import { stepsOf, walk } from '../testing/walk.ts';
import { datePickerMachine } from './date-picker.machine.ts';
import { outcomeOf, staysOpen } from './picker-steps.ts';

const paths = walk(datePickerMachine, {
  input: pathInput,
  events: pathEvents('datePicker'),
  key: ({ context }) => pathKey(context),
});
const steps = stepsOf(paths);

test('every state is on a path', () => {
  const seen = new Set(steps.flatMap(({ after }) => statePaths(after.value)));
  const all = [
    'view.day',
    'view.month',
    'view.year',
    'popup.closed',
    'popup.open.opening',
    'popup.open.idle',
  ];
  for (const state of [...all, 'field.synced', 'field.editing', 'field.invalid'])
    expect(seen).toContain(state);
  expect(paths.length).toBeGreaterThan(100);
});

test('[PIC-14] on every path what must never be is not', () => {
  for (const { path, after } of steps) expect(brokenRules(after.context, after.value), path).toEqual([]);
});

test('[PIC-4] a pick that gives a value closes the popup, and nothing else of the calendar does', () => {
  for (const { path, before, event, after } of steps) {
    if (!before.matches({ popup: 'open' }) || !/^(cell|today|week|preset|clear)\.picked$/.test(event.type))
      continue;
    const outcome = outcomeOf(before.context, event as Parameters<typeof outcomeOf>[1]);
    const isClosed = outcome.to === 'value' && !staysOpen(before.context, outcome.days);
    expect(after.matches({ popup: 'closed' }), path).toBe(isClosed);
  }
});

test('the owner is told of what somebody did, with what the value became, and of nothing else', () => {
  const happened = steps.map(({ path, event, before, after, actions }) => ({
    path,
    type: event.type,
    isChanged: event.type !== 'start' && before.context.value.join() !== after.context.value.join(),
    value: after.context.value,
    told: actions
      .filter(({ type }) => type === 'tellValue')
      .map(({ params }) => params as { value: string[] }),
  }));
  for (const { path, told, value } of happened)
    expect(
      told.every((one) => one.value === value),
      path,
    ).toBe(true);
  for (const { path, type, told } of happened.filter(({ isChanged }) => isChanged))
    expect(told.length, path).toBe(type === 'value.set' ? 0 : 1);
  const acts = new Set(happened.flatMap(({ type, told }) => told.map(() => type)));
  expect([...acts].toSorted()).toEqual([
    'cell.picked',
    'clear.picked',
    'enter.pressed',
    'text.committed',
    'today.picked',
    'week.picked',
  ]);
});
