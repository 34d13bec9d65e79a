import { expect, test } from 'vitest';
import { samplePayee } from '../testing/banking-samples.ts';
import { after, done, failed, stepsOf, walk } from '../testing/walk.ts';
import { payeesMachine } from './payees.machine.ts';

const [first, second] = [samplePayee(), samplePayee({ payeeId: 'y-2', label: 'SBI •••• 7713' })];
const newer = samplePayee({ version: 2 });
const events = [
  done('readPayees', [first, second]),
  failed('readPayees'),
  after('callAnswer', 'payees.loading'),
  { type: 'retry.chosen' },
  { type: 'network.returned' },
  { type: 'payee.saved', payee: newer },
  { type: 'remove.chosen', payee: second },
  { type: 'confirm.chosen' },
  { type: 'back.chosen' },
  done('removePayee', [first]),
  failed('removePayee'),
  after('callAnswer', 'payees.removing'),
];
const steps = stepsOf(walk(payeesMachine, { input: undefined, events, key: ({ context }) => context }));
const starts = (step: (typeof steps)[number], id: string) =>
  step.actions.some(
    ({ type, params }) => type === 'xstate.spawnChild' && (params as { id: string }).id === id,
  );

test('every state is reached', () => {
  expect(new Set(steps.map(({ after: is }) => is.value)).size).toBe(6);
});

test('on every path a payee is removed by the second press, the one that was chosen, and listed until that is known', () => {
  const asked = steps.filter((step) => starts(step, 'removePayee'));
  expect(asked.length).toBeGreaterThan(0);
  for (const { event, before, path } of asked) {
    expect(event.type, path).toBe('confirm.chosen');
    expect(before.context.removed, path).toEqual(second);
  }
  const unanswered = steps.filter(
    ({ event, before }) => before.value === 'removing' && /error|after/.test(event.type),
  );
  expect(unanswered.length).toBeGreaterThan(1);
  for (const { before, after: is, path } of unanswered) {
    expect(is.value, path).toBe('notRemoved');
    expect(is.context.payees, path).toEqual(before.context.payees);
  }
});

test('on every path one that was changed takes the place of its earlier version', () => {
  const saved = steps.filter(({ event }) => event.type === 'payee.saved');
  expect(saved.length).toBeGreaterThan(0);
  for (const { before, after: is, path } of saved) {
    const ids = is.context.payees?.map(({ payeeId }) => payeeId) ?? [];
    expect(is.context.payees, path).toContainEqual(newer);
    expect(new Set(ids).size, path).toBe(ids.length);
    expect(ids.length, path).toBeGreaterThanOrEqual(before.context.payees?.length ?? 1);
  }
});

test('on every path after a removal without an answer the list is read again, not guessed', () => {
  const back = steps.filter(
    ({ event, before }) => event.type === 'back.chosen' && before.value === 'notRemoved',
  );
  expect(back.length).toBeGreaterThan(0);
  for (const step of back) expect(starts(step, 'readPayees'), step.path).toBe(true);
});
