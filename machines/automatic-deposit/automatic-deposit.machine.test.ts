import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { PaymentCommand } from '#domain/payment/bettor-payment.ts';
import { timing } from '#domain/site/timing.ts';
import { sampleCommand, sampleMethod, sampleRefusal } from '../testing/sample-payment.ts';
import { samplePayment } from '#domain/payment/sample-payment.test-data.ts';
import { settle } from '../testing/samples.ts';
import { automaticDepositMachine, selectProblem, type AutomaticWay } from './automatic-deposit.machine.ts';

const method = sampleMethod({ methodId: 'auto', asksUtr: false, most: 25_000_00 });
const asked: PaymentCommand = { ...sampleCommand, type: 'ASK_DEPOSIT', methodId: 'auto', amount: 2_000_00 };
const payment = samplePayment({ methodId: 'auto', payTo: null });

/** `read` answers instead of a way that stands. */
async function openAutomatic(
  amountText = '2000',
  way: Partial<AutomaticWay> = {},
  read = async (): Promise<AutomaticWay> => ({ method, underWay: null, ...way }),
) {
  const given: PaymentCommand[] = [];
  const clock = new SimulatedClock();
  const deposit = createActor(
    automaticDepositMachine.provide({
      actors: {
        readWay: fromPromise<AutomaticWay, { amountText: string }>(read),
      },
      actions: { giveCommand: (_, { command }) => void given.push(command) },
    }),
    { clock, input: { amountText } },
  ).start();
  await settle();
  const ask = () =>
    deposit.send({ type: 'ask.chosen', clientId: 'client-1', chosenAt: sampleCommand.chosenAt });
  return { deposit, clock, given, ask, state: () => deposit.getSnapshot().value };
}

test('opening its address asks for nothing; a press does, once', async () => {
  const { given, ask, state } = await openAutomatic();
  expect([given, state()]).toEqual([[], { ready: 'idle' }]);
  ask();
  ask();
  expect([given, state()]).toEqual([[asked], 'asking']);
});

test('one of this amount that is under way is waited for, and no other one asked for', async () => {
  const { deposit, given, ask, state } = await openAutomatic('2000', { underWay: payment });
  ask();
  expect([given, state()]).toEqual([[], 'asked']);
  expect(deposit.getSnapshot().context.payment).toEqual(payment);
});

test('an amount that the way does not take cannot be asked for', async () => {
  for (const amount of ['99', '25,000.01', '1e3', '-2000', '']) {
    const { given, ask, state } = await openAutomatic(amount);
    ask();
    expect([given, state()]).toEqual([[], 'notOffered']);
  }
  const { deposit } = await openAutomatic('99');
  expect(selectProblem(deposit.getSnapshot())).toContain('₹100.00 at least');
});

test('a way that is off or gone cannot be asked', async () => {
  for (const off of [{ method: { ...method, isOn: false } }, { method: null }])
    expect((await openAutomatic('2000', off)).state()).toBe('notOffered');
});

test('a refusal is shown where it may be asked again, and goes with the next press', async () => {
  const { deposit, given, ask, state } = await openAutomatic();
  ask();
  deposit.send({ type: 'command.ended', command: asked, payment: null, refusal: sampleRefusal() });
  await settle();
  expect(state()).toEqual({ ready: 'refused' });
  ask();
  expect(given).toHaveLength(2);
  expect(deposit.getSnapshot().context.refusal).toBeNull();
});

test('a command of an earlier visit is followed, not given again', async () => {
  const { deposit, given, ask, state } = await openAutomatic();
  deposit.send({ type: 'command.begun', command: asked });
  ask();
  expect([given, state()]).toEqual([[], 'asking']);
  deposit.send({ type: 'command.ended', command: asked, payment, refusal: null });
  expect(state()).toBe('asked');
});

test('without an answer about the way it says so, and asks again when told to', async () => {
  const answers = [
    () => Promise.reject(new Error('cut')),
    () => new Promise<never>(() => undefined),
    async () => ({ method, underWay: null }),
  ];
  const { deposit, clock, state } = await openAutomatic('2000', {}, () => answers.shift()!());
  expect(state()).toBe('noAnswer');
  deposit.send({ type: 'retry.chosen' });
  clock.increment(timing.callAnswer);
  expect(state()).toBe('noAnswer');
  deposit.send({ type: 'retry.chosen' });
  await settle();
  expect(state()).toEqual({ ready: 'idle' });
});

test('a refusal of a way that has gone off is shown, and nothing can be asked for there', async () => {
  const ways = [
    { method, underWay: null },
    { method: { ...method, isOn: false }, underWay: null },
  ];
  const { deposit, given, ask, state } = await openAutomatic('2000', {}, async () => ways.shift()!);
  ask();
  deposit.send({ type: 'command.ended', command: asked, payment: null, refusal: sampleRefusal() });
  await settle();
  ask();
  expect([given, state()]).toEqual([[asked], { ready: 'refused' }]);
});
