import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { PaymentCommand } from '#domain/payment/bettor-payment.ts';
import { paymentMachine } from '../payment/payment.machine.ts';
import type { PaymentAnswer, PaymentResult } from '../payment/payment.types.ts';
import { sampleCommand } from '../testing/sample-payment.ts';
import { samplePayment } from '#domain/payment/sample-payment.test-data.ts';
import { settle } from '../testing/samples.ts';
import { paymentsMachine, selectCommand } from './payments.machine.ts';
import type { PaymentsEvent } from './payments.types.ts';

const silent = fromCallback<PaymentsEvent>(() => undefined);
const never = () => new Promise<never>(() => undefined);

/** One user's payments, with an exchange whose answers are given. */
function openPayments({
  send = never,
  lookUp = never,
  forget = () => undefined,
}: {
  send?: () => Promise<PaymentResult>;
  lookUp?: () => Promise<PaymentAnswer>;
  forget?: () => undefined;
} = {}) {
  const faults: unknown[] = [];
  const sent: string[] = [];
  const asked: string[] = [];
  const payment = paymentMachine.provide({
    actors: {
      storeCommand: fromPromise<void, PaymentCommand>(async () => undefined),
      sendPayment: fromPromise(async ({ input }) => {
        sent.push(input.clientId);
        return send();
      }),
      lookUpPayment: fromPromise(async ({ input }) => {
        asked.push(input.clientId);
        return lookUp();
      }),
    },
    actions: { forgetCommand: forget },
  });
  const clock = new SimulatedClock();
  const payments = createActor(
    paymentsMachine.provide({
      actors: { payment, findCommands: silent, watchNetwork: silent },
      actions: {
        reportFault: (_, { error }) => void faults.push(error),
      },
    }),
    { clock, input: { seed: 1 } },
  ).start();
  const lastOf = (type: Parameters<typeof selectCommand>[1]) =>
    selectCommand(payments.getSnapshot(), type)?.getSnapshot();
  return { payments, sent, asked, faults, lastOf, clock };
}

test('a command is sent once, however often it is given', async () => {
  const { payments, sent } = openPayments();
  payments.send({ type: 'command.given', command: sampleCommand });
  payments.send({ type: 'command.given', command: sampleCommand });
  await settle();
  expect(sent).toEqual(['client-1']);
});

test('what an earlier visit kept is asked about, and not sent', async () => {
  const { payments, sent, asked, lastOf } = openPayments({
    lookUp: async () => ({ kind: 'done', payment: samplePayment() }),
  });
  payments.send({ type: 'commands.found', commands: [sampleCommand] });
  await settle();
  expect([sent, asked]).toEqual([[], ['client-1']]);
  expect(lastOf('ASK_DEPOSIT')?.context.payment).toEqual(samplePayment());
});

test('each kind of command is followed for itself, the last one given', () => {
  const { payments, lastOf } = openPayments();
  payments.send({ type: 'command.given', command: sampleCommand });
  payments.send({ type: 'command.given', command: { ...sampleCommand, clientId: 'client-2' } });
  expect(lastOf('ASK_DEPOSIT')?.context.command.clientId).toBe('client-2');
  expect(lastOf('GIVE_UTR')).toBeUndefined();
});

test('one that has ended goes when its bettor has seen it; one under way stays', async () => {
  const { payments, lastOf } = openPayments({
    send: async () => ({ kind: 'done', payment: samplePayment() }),
  });
  payments.send({ type: 'command.given', command: sampleCommand });
  payments.send({ type: 'command.closed', clientId: 'client-1' });
  expect(lastOf('ASK_DEPOSIT')?.value).toBe('storing');
  await settle();
  expect(lastOf('ASK_DEPOSIT')?.value).toBe('done');
  payments.send({ type: 'command.closed', clientId: 'client-1' });
  expect(lastOf('ASK_DEPOSIT')).toBeUndefined();
});

test('whoever looks at the payments hears of each move of one', async () => {
  const { payments, lastOf } = openPayments();
  const seen: unknown[] = [];
  payments.subscribe(() => seen.push(lastOf('ASK_DEPOSIT')?.value));
  payments.send({ type: 'command.given', command: sampleCommand });
  await settle();
  expect(seen.at(-1)).toBe('sending');
});

test('it counts how often payments were said to have moved, and only that', () => {
  const { payments } = openPayments();
  for (const havePaymentsMoved of [true, false, true])
    payments.send({ type: 'orders.told', havePaymentsMoved });
  expect(payments.getSnapshot().context.news).toBe(2);
});

test('a command without an answer is asked about at once when the network returns', async () => {
  const { payments, asked } = openPayments({ send: () => Promise.reject(new Error('cut')) });
  payments.send({ type: 'command.given', command: sampleCommand });
  await settle();
  payments.send({ type: 'network.returned' });
  expect(asked).toEqual(['client-1']);
});

test('a fault in one command is reported, and leaves the others as they are', async () => {
  const fault = new Error('A fault of ours');
  const { payments, faults, lastOf } = openPayments({
    send: async () => ({ kind: 'done', payment: samplePayment() }),
    forget: () => {
      throw fault;
    },
  });
  payments.send({ type: 'command.given', command: sampleCommand });
  await settle();
  expect(faults).toEqual([fault]);
  payments.send({ type: 'command.given', command: { ...sampleCommand, clientId: 'client-2' } });
  expect(lastOf('ASK_DEPOSIT')?.value).toBe('storing');
});

test('what was said not to have arrived is asked about again once payments have moved: it may have been on its way', async () => {
  let answer: PaymentAnswer = { kind: 'neverArrived' };
  const { payments, asked, lastOf, clock } = openPayments({
    send: () => Promise.reject(new Error('cut')),
    lookUp: async () => answer,
  });
  payments.send({ type: 'command.given', command: sampleCommand });
  for (let second = 0; second < 3; second++) {
    await settle();
    clock.increment(1_000);
  }
  await settle();
  expect(lastOf('ASK_DEPOSIT')?.value).toBe('neverArrived');
  answer = { kind: 'done', payment: samplePayment() };
  payments.send({ type: 'orders.told', havePaymentsMoved: false });
  await settle();
  expect(asked).toHaveLength(2);
  payments.send({ type: 'orders.told', havePaymentsMoved: true });
  await settle();
  expect(lastOf('ASK_DEPOSIT')?.value).toBe('done');
});

test('an answer from before payments moved is not waited for', async () => {
  const answers: ((answer: PaymentAnswer) => void)[] = [];
  const { payments, lastOf } = openPayments({
    lookUp: () => new Promise((resolve) => answers.push(resolve)),
  });
  payments.send({ type: 'commands.found', commands: [sampleCommand] });
  payments.send({ type: 'orders.told', havePaymentsMoved: true });
  answers[0]?.({ kind: 'neverArrived' });
  answers[1]?.({ kind: 'done', payment: samplePayment() });
  await settle();
  expect(lastOf('ASK_DEPOSIT')?.value).toBe('done');
});
