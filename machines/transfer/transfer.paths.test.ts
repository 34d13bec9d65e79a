import { expect, test } from 'vitest';
import type { PaymentCommand } from '#domain/payment/bettor-payment.ts';
import { stepsOf, walk, type Step } from '../testing/walk.ts';
import { transferMachine } from './transfer.machine.ts';

const at = '2026-11-21T10:00:00.000Z';
const events = [
  { type: 'facts.changed', facts: { available: 500_00, partner: 40_00 } },
  { type: 'facts.changed', facts: { available: 0, partner: 540_00 } },
  { type: 'direction.chosen', direction: 'TO_PARTNER' },
  { type: 'direction.chosen', direction: 'FROM_PARTNER' },
  ...['', '-1', '0.01', '40', '500'].map((text) => ({ type: 'amount.typed', text })),
  { type: 'transfer.chosen', at, clientId: 'client-1' },
  { type: 'command.closed', isDone: true },
  { type: 'command.closed', isDone: false },
];

type TransferStep = Step<typeof transferMachine>;
const steps = stepsOf(walk(transferMachine, { input: undefined, events, key: ({ context }) => context }));
const givenIn = ({ actions }: TransferStep): PaymentCommand[] =>
  actions.flatMap(({ type, params }) =>
    type === 'giveCommand' ? [(params as { command: PaymentCommand }).command] : [],
  );
const giving = steps.filter((step) => givenIn(step).length > 0);

test('on every path a press moves exactly what was typed, the way that was chosen, and never more than is there', () => {
  expect(new Set(giving.flatMap(givenIn).map((command) => 'amount' in command && command.amount))).toEqual(
    new Set([1, 40_00, 500_00]),
  );
  for (const step of giving) {
    const { facts, direction } = step.before.context;
    expect(step.before.value, step.path).toBe('editing');
    expect(givenIn(step), step.path).toMatchObject([
      { type: 'TRANSFER', clientId: 'client-1', chosenAt: at, direction },
    ]);
    const free = direction === 'TO_PARTNER' ? facts?.available : facts?.partner;
    const [command] = givenIn(step);
    expect(command && 'amount' in command ? command.amount : NaN, step.path).toBeLessThanOrEqual(free ?? -1);
  }
});

test('on every path a press that moves nothing says why, and the next change of the form takes that away', () => {
  const refused = steps.filter(
    (step) =>
      step.event.type === 'transfer.chosen' && step.before.value === 'editing' && givenIn(step).length === 0,
  );
  expect(refused.length).toBeGreaterThan(5);
  for (const { after: is, path } of refused) expect(is.context.trouble, path).not.toBeNull();
  const typed = steps.filter(
    ({ event, before }) => event.type === 'amount.typed' && before.value === 'editing',
  );
  for (const { after: is, path } of typed) expect(is.context.trouble, path).toBeNull();
});

test('on every path nothing more is asked for until the bettor has seen what became of the last', () => {
  const meanwhile = steps.filter(
    ({ event, before }) => before.value === 'given' && event.type !== 'command.closed',
  );
  expect(meanwhile.length).toBeGreaterThan(0);
  for (const { after: is, path } of meanwhile) expect(is.value, path).toBe('given');
});
