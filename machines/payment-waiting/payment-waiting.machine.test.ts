import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { BettorPayment } from '#domain/payment/bettor-payment.ts';
import type { FoundDeposit } from '#domain/payment/find-deposit.ts';
import type { PaymentState } from '#domain/payment/payment.ts';
import { timing } from '#domain/site/timing.ts';
import { samplePayment } from '#domain/payment/sample-payment.test-data.ts';
import { settle } from '../testing/samples.ts';
import {
  paymentWaitingMachine,
  type PaymentWaitingEvent,
  type WaitedFor,
} from './payment-waiting.machine.ts';

const waiting = (changes: Partial<BettorPayment> = {}) =>
  samplePayment({ state: 'WAITING', utr: '447188201936', version: 2, ...changes });
const askedAt = Date.parse(samplePayment().askedAt);

/** `at`: ms after the deposit was asked for, at which it is found; it usually takes a minute. */
async function openWaiting(
  found: FoundDeposit = { kind: 'found', payment: waiting() },
  at = 10_000,
  find = async (): Promise<WaitedFor> => ({ found, at: askedAt + at }),
) {
  const heard: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    paymentWaitingMachine.provide({
      actors: {
        findPayment: fromPromise<WaitedFor>(find),
        followPayment: fromCallback<PaymentWaitingEvent, { paymentId: string }>(({ receive }) =>
          receive(({ type }) => heard.push(type)),
        ),
      },
    }),
    { clock },
  ).start();
  await settle();
  const become = (state: PaymentState, version = 3) =>
    actor.send({ type: 'payment.changed', payment: waiting({ state, version }), at: askedAt + at });
  return { actor, clock, heard, become, state: () => actor.getSnapshot().value };
}

test('it waits within the usual time, and after it says that it is late, not that it failed', async () => {
  const { clock, state } = await openWaiting();
  expect(state()).toEqual({ followed: 'usual' });
  clock.increment(49_999);
  expect(state()).toEqual({ followed: 'usual' });
  clock.increment(1);
  expect(state()).toEqual({ followed: 'late' });
});

test('a page that is opened again after the usual time is late at once', async () => {
  const { state } = await openWaiting(undefined, 60_000);
  expect(state()).toEqual({ followed: 'late' });
});

test.each([
  ['APPROVED', 'approved'],
  ['REFUSED', 'refused'],
  ['FAILED', 'failed'],
  ['EXPIRED', 'expired'],
  ['TAKEN_BACK', 'takenBack'],
] as const)('%s is said as the exchange says it', async (state, named) => {
  const { become, state: now } = await openWaiting();
  become(state);
  expect(now()).toEqual({ followed: named });
  expect((await openWaiting({ kind: 'found', payment: waiting({ state }) })).state()).toEqual({
    followed: named,
  });
});

test('what is over is still followed: money that comes late counts', async () => {
  const { become, state } = await openWaiting();
  become('EXPIRED');
  become('APPROVED', 4);
  become('TAKEN_BACK', 5);
  expect(state()).toEqual({ followed: 'takenBack' });
});

test('an older word changes nothing, nor does one about another payment', async () => {
  const { actor, become, state } = await openWaiting();
  become('FAILED', 1);
  const other = waiting({ paymentId: 'another', state: 'FAILED', version: 9 });
  actor.send({ type: 'payment.changed', payment: other, at: askedAt });
  expect(state()).toEqual({ followed: 'usual' });
});

test('news of the account is passed on to whoever follows the payment', async () => {
  const { actor, heard } = await openWaiting();
  actor.send({ type: 'news.heard' });
  expect(heard).toEqual(['news.heard']);
});

test('an address that means none of the bettor’s payments says so, with the one that comes nearest', async () => {
  const payment = waiting();
  const near = await openWaiting({ kind: 'other', payment });
  expect(near.state()).toBe('notThere');
  expect(near.actor.getSnapshot().context).toMatchObject({ payment: null, other: payment });
  expect((await openWaiting({ kind: 'none' })).state()).toBe('notThere');
});

test('a payment without a usual time is never late', async () => {
  const { clock, state } = await openWaiting({ kind: 'found', payment: waiting({ usualBy: null }) });
  clock.increment(24 * 3_600_000);
  expect(state()).toEqual({ followed: 'usual' });
});

test('without an answer about the payment it says so, and asks again when told to', async () => {
  const answers = [
    () => Promise.reject(new Error('cut')),
    () => new Promise<never>(() => undefined),
    async (): Promise<WaitedFor> => ({ found: { kind: 'found', payment: waiting() }, at: askedAt }),
  ];
  const { actor, clock, state } = await openWaiting(undefined, 0, () => answers.shift()!());
  expect(state()).toBe('noAnswer');
  actor.send({ type: 'retry.chosen' });
  clock.increment(timing.callAnswer);
  expect(state()).toBe('noAnswer');
  actor.send({ type: 'retry.chosen' });
  await settle();
  expect(state()).toEqual({ followed: 'usual' });
});
