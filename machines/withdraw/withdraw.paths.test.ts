import { expect, test } from 'vitest';
import type { PaymentCommand } from '#domain/payment/bettor-payment.ts';
import type { WithdrawalFacts } from '#domain/payment/withdrawal.ts';
import { samplePayee } from '../testing/banking-samples.ts';
import { stepsOf, walk, type Step } from '../testing/walk.ts';
import { withdrawMachine } from './withdraw.machine.ts';

const at = '2026-11-21T10:00:00.000Z';
const facts: WithdrawalFacts = {
  available: 5_000_00,
  least: 100_00,
  most: 10_00_000_00,
  isOn: true,
  payees: [
    samplePayee(),
    samplePayee({ payeeId: 'y-2', label: 'SBI •••• 7713', heldUntil: '2026-11-22T09:00:00.000Z' }),
  ],
  codeAbove: null,
  zone: 'UTC',
};
const changed = { ...facts, payees: [samplePayee({ version: 2 })] };

const events = [
  { type: 'facts.changed', facts },
  { type: 'facts.changed', facts: { ...facts, available: 1_000_00 } },
  { type: 'facts.changed', facts: changed },
  { type: 'facts.changed', facts: { ...facts, codeAbove: 4_999_99 } },
  { type: 'facts.changed', facts: { ...facts, isOn: false } },
  ...['', '1e3', '5000'].map((text) => ({ type: 'amount.typed', text })),
  ...['y-1', 'y-2'].map((payeeId) => ({ type: 'payee.chosen', payeeId })),
  { type: 'withdraw.chosen', at },
  { type: 'confirm.chosen', at, clientId: 'client-1' },
  { type: 'confirm.chosen', at, clientId: 'client-1', code: '123456' },
  { type: 'back.chosen' },
  { type: 'command.closed', isDone: true },
  { type: 'command.closed', isDone: false },
];

type WithdrawStep = Step<typeof withdrawMachine>;
const paths = walk(withdrawMachine, { input: undefined, events, key: ({ context }) => context });
const steps = stepsOf(paths);
const givenIn = ({ actions }: WithdrawStep): PaymentCommand[] =>
  actions.flatMap(({ type, params }) =>
    type === 'giveCommand' ? [(params as { command: PaymentCommand }).command] : [],
  );

test('every state is reached', () => {
  expect(new Set(steps.map(({ after: is }) => is.value))).toEqual(
    new Set(['editing', 'confirming', 'given']),
  );
});

test('on every path money is asked for by the second press alone, exactly what was shown, to that version of the payee', () => {
  const giving = steps.filter((step) => givenIn(step).length > 0);
  expect(giving.length).toBeGreaterThan(0);
  for (const step of giving) {
    expect([step.before.value, step.event.type, step.after.value], step.path).toEqual([
      'confirming',
      'confirm.chosen',
      'given',
    ]);
    const { asked, facts: heard } = step.before.context;
    const code = heard?.codeAbove == null ? {} : { code: '123456' };
    expect(givenIn(step), step.path).toEqual([
      {
        type: 'ASK_WITHDRAWAL',
        clientId: 'client-1',
        chosenAt: at,
        payeeId: asked?.payee.payeeId,
        payeeVersion: asked?.payee.version,
        amount: asked?.amount,
        ...code,
      },
    ]);
  }
});

test('on every path a withdrawal above the sum of the second step waits for a code, and says so', () => {
  const lacking = steps.filter(
    ({ event, before, after: is }) =>
      event.type === 'confirm.chosen' && before.value === 'confirming' && is.value === 'confirming',
  );
  expect(lacking.length).toBeGreaterThan(0);
  for (const { event, before, after: is, path } of lacking) {
    expect([before.context.facts?.codeAbove, 'code' in event], path).toEqual([4_999_99, false]);
    expect(is.context.trouble, path).toContain('Write the code');
  }
});

test('on every path no more is asked for than is free as last heard, and nothing to a payee that is held or changed', () => {
  for (const step of steps.filter((each) => givenIn(each).length > 0)) {
    const { facts: heard, asked } = step.before.context;
    expect(asked?.amount, step.path).toBeLessThanOrEqual(heard?.available ?? 0);
    expect(asked?.payee.heldUntil, step.path).toBeNull();
    expect(heard?.payees, step.path).toContainEqual(asked?.payee);
  }
});

test('on every path a press that asks for nothing says why', () => {
  const refused = steps.filter(
    ({ event, before, after: is }) =>
      event.type === 'withdraw.chosen' && before.value === 'editing' && is.value === 'editing',
  );
  const said = new Set(refused.map(({ after: is }) => is.context.trouble));
  expect(said).not.toContain(null);
  expect(said.size).toBeGreaterThan(5);
  expect(said).toContain(
    'This payee is new, so money can be sent to it only from 22 Nov 2026, 09:00:00 on. Nothing was taken.',
  );
});

test('on every path what changes while it is confirmed leads back, and says that nothing was asked for', () => {
  const left = steps.filter(
    ({ event, before, after: is }) =>
      before.value === 'confirming' && event.type === 'facts.changed' && is.value === 'editing',
  );
  expect(left.length).toBeGreaterThan(1);
  for (const step of left) expect(step.after.context.trouble, step.path).toContain('Nothing was asked for');
});

test('on every path what was typed stays after a refusal, and goes once it was done', () => {
  const closed = steps.filter(
    ({ event, before }) => event.type === 'command.closed' && before.value === 'given',
  );
  expect(closed.length).toBeGreaterThan(1);
  for (const { event, after: is, path } of closed) {
    expect(is.context.text, path).toBe((event as { isDone?: boolean }).isDone ? '' : '5000');
  }
});
