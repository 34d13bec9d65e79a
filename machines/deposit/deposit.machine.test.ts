import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { PaymentCommand } from '#domain/payment/bettor-payment.ts';
import { sampleCommand, sampleMethod, sampleRefusal } from '../testing/sample-payment.ts';
import { samplePayment } from '#domain/payment/sample-payment.test-data.ts';
import { settle } from '../testing/samples.ts';
import { depositMachine, selectTyped, type DepositMethod } from './deposit.machine.ts';

const methods = [
  sampleMethod(),
  sampleMethod({ methodId: 'bank', least: 500_00 }),
  sampleMethod({ methodId: 'scan', isOn: false }),
  sampleMethod({ methodId: 'auto', asksUtr: false }),
];

async function openDeposit(methodId = 'upi', read: () => Promise<DepositMethod[]> = async () => methods) {
  const given: PaymentCommand[] = [];
  const clock = new SimulatedClock();
  const deposit = createActor(
    depositMachine.provide({
      actors: { readMethods: fromPromise<readonly DepositMethod[]>(read) },
      actions: { giveCommand: (_, { command }) => void given.push(command) },
    }),
    { clock, input: { methodId } },
  ).start();
  await settle();
  const ask = () =>
    deposit.send({ type: 'ask.chosen', clientId: 'client-1', chosenAt: sampleCommand.chosenAt });
  const type = (text: string) => deposit.send({ type: 'amount.typed', text });
  return { deposit, clock, given, ask, type, state: () => deposit.getSnapshot().value };
}

test('opening its page asks for nothing; a press asks for what is typed, in the chosen way', async () => {
  const { given, ask, type, state } = await openDeposit();
  type('2,000');
  expect(given).toEqual([]);
  ask();
  expect(given).toEqual([sampleCommand]);
  expect(state()).toBe('asking');
});

test('a second press asks for nothing more', async () => {
  const { given, ask, type } = await openDeposit();
  type('2000');
  ask();
  ask();
  expect(given).toHaveLength(1);
});

test.each(['', '0', '-5', '1e3', '2,50', '500.005', '99', '1,00,001'])(
  'nothing is asked for while %o is typed',
  async (text) => {
    const { deposit, given, ask, type, state } = await openDeposit();
    type(text);
    expect(deposit.getSnapshot().can({ type: 'ask.chosen', clientId: '', chosenAt: '' })).toBe(false);
    ask();
    expect([given, state()]).toEqual([[], { choosing: 'method' }]);
  },
);

test('an amount is read by what the chosen way takes', async () => {
  const { deposit, type } = await openDeposit();
  type('200');
  expect(selectTyped(deposit.getSnapshot()).amount).toBe(200_00);
  deposit.send({ type: 'method.chosen', methodId: 'bank' });
  expect(selectTyped(deposit.getSnapshot()).problem).toContain('₹500.00 at least');
});

test('a way that is off, or that the address made up, takes nothing', async () => {
  for (const methodId of ['scan', 'no-such-way']) {
    const { deposit, given, ask, type, state } = await openDeposit(methodId);
    type('2000');
    deposit.send({ type: 'next.chosen' });
    ask();
    expect([given, state()]).toEqual([[], { choosing: 'method' }]);
  }
});

test('a way without a UTR has a page of its own, and nothing is asked for before it', async () => {
  const { given, ask, type, state } = await openDeposit('auto');
  type('2000');
  ask();
  expect([given, state()]).toEqual([[], 'automatic']);
});

test('what is refused is corrected: the ways are read again, and what was typed stays', async () => {
  const { deposit, ask, type, state } = await openDeposit();
  type('2000');
  ask();
  deposit.send({ type: 'command.ended', command: sampleCommand, payment: null, refusal: sampleRefusal() });
  await settle();
  expect(state()).toEqual({ choosing: 'amount' });
  expect(deposit.getSnapshot().context).toMatchObject({
    amountText: '2000',
    refusal: { code: 'METHOD_OFF' },
  });
  type('2001');
  expect(deposit.getSnapshot().context.refusal).toBeNull();
});

test('a command of an earlier visit is followed instead of another one being given', async () => {
  const { deposit, given, ask, type, state } = await openDeposit('bank');
  deposit.send({ type: 'command.begun', command: sampleCommand });
  type('2000');
  ask();
  expect([given, state()]).toEqual([[], 'asking']);
  deposit.send({ type: 'command.ended', command: sampleCommand, payment: samplePayment(), refusal: null });
  expect(state()).toBe('asked');
  expect(deposit.getSnapshot().context.payment).toEqual(samplePayment());
});

test('without an answer about the ways it says so, and asks again when told to', async () => {
  const { deposit, clock, state } = await openDeposit('upi', () => new Promise(() => undefined));
  expect(state()).toBe('loading');
  clock.increment(8_000);
  expect(state()).toBe('noAnswer');
  deposit.send({ type: 'retry.chosen' });
  expect(state()).toBe('loading');
});

test('ways that cannot be read are said to be missing', async () => {
  const { state } = await openDeposit('upi', () => Promise.reject(new Error('cut')));
  expect(state()).toBe('noAnswer');
});

test('on a phone one goes on from the way to the amount, and back', async () => {
  const { deposit, state } = await openDeposit();
  deposit.send({ type: 'next.chosen' });
  expect(state()).toEqual({ choosing: 'amount' });
  deposit.send({ type: 'back.chosen' });
  expect(state()).toEqual({ choosing: 'method' });
});

test('a way that there is not cannot be chosen', async () => {
  const { deposit } = await openDeposit();
  deposit.send({ type: 'method.chosen', methodId: 'no-such-way' });
  expect(deposit.getSnapshot().context.methodId).toBe('upi');
});
