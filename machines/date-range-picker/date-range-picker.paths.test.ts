import { expect, test } from 'vitest';
import { pathEvents, pathInput, pathKey } from '../testing/picker-paths.ts';
import { brokenRules } from '../testing/random-picker.ts';
import { statePaths } from '../testing/state-paths.ts';
import { stepsOf, walk } from '../testing/walk.ts';
import { dateRangePickerMachine } from './date-range-picker.machine.ts';

const paths = walk(dateRangePickerMachine, {
  input: pathInput,
  events: pathEvents('dateRangePicker'),
  key: ({ context }) => pathKey(context),
});
const steps = stepsOf(paths);

test('every state is on a path', () => {
  const seen = new Set(steps.flatMap(({ after }) => statePaths(after.value)));
  for (const state of [
    'selection.empty',
    'selection.pending',
    'popup.open.idle',
    'field.invalid',
    'view.month',
  ])
    expect(seen).toContain(state);
});

test('[PIC-13] [PIC-15] on every path what must never be is not', () => {
  for (const { path, after } of steps) expect(brokenRules(after.context, after.value), path).toEqual([]);
});

test('[PIC-3] of every two picks the first starts; the second completes on or after it, and starts anew before it', () => {
  const picks = steps.flatMap(({ path, before, event, after }) => {
    const { cell = '' } = event as { cell?: string };
    const { anchor, value } = before.context;
    if (anchor === null || cell.length < 10 || cell === '2024-02-16') return [];
    return [{ path, cell, anchor, value, now: after.context, states: after.value }];
  });
  const completed = picks.filter(({ cell, anchor }) => cell >= anchor);
  const restarted = picks.filter(({ cell, anchor }) => cell < anchor);
  expect(Math.min(completed.length, restarted.length)).toBeGreaterThan(0);
  for (const { path, cell, anchor, now, states } of completed) {
    expect(now, path).toMatchObject({ value: [anchor, cell], anchor: null });
    expect(states, path).toMatchObject({ selection: 'empty', popup: 'closed' });
  }
  for (const { path, cell, value, now, states } of restarted) {
    expect(now, path).toMatchObject({ value, anchor: cell });
    expect(states, path).toMatchObject({ selection: 'pending', popup: { open: {} } });
  }
});
