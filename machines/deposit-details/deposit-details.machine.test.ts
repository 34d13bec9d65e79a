import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { BettorPayment, PaymentCommand } from '#domain/payment/bettor-payment.ts';
import { timing } from '#domain/site/timing.ts';
import { sampleCommand, sampleRefusal } from '../testing/sample-payment.ts';
import { samplePayment } from '#domain/payment/sample-payment.test-data.ts';
import { settle } from '../testing/samples.ts';
import { depositDetailsMachine } from './deposit-details.machine.ts';
import type { DepositDetailsEvent, GiveUpAnswer } from './deposit-details.types.ts';

const utr = '447188201936';
const giveUtr: PaymentCommand = {
  type: 'GIVE_UTR',
  clientId: 'client-2',
  chosenAt: sampleCommand.chosenAt,
  paymentId: 'payment-1',
  utr,
};
const waiting = samplePayment({ state: 'WAITING', utr, version: 2 });
const failed = samplePayment({ state: 'FAILED', version: 2 });

async function openDetails({
  deposits = [samplePayment()],
  amount = '2000',
  giveUp = () => new Promise<never>(() => undefined),
  read = async () => deposits,
}: {
  deposits?: readonly BettorPayment[];
  amount?: string;
  giveUp?: () => Promise<GiveUpAnswer>;
  read?: () => Promise<readonly BettorPayment[]>;
} = {}) {
  const given: PaymentCommand[] = [];
  const followed: string[] = [];
  const clock = new SimulatedClock();
  const details = createActor(
    depositDetailsMachine.provide({
      actors: {
        readDeposits: fromPromise<readonly BettorPayment[]>(read),
        followPayment: fromCallback<DepositDetailsEvent, { paymentId: string }>(({ receive }) =>
          receive(({ type }) => void followed.push(type)),
        ),
        giveUpDeposit: fromPromise<GiveUpAnswer, { paymentId: string }>(giveUp),
      },
      actions: { giveCommand: (_, { command }) => void given.push(command) },
    }),
    { clock, input: { amount, reference: null } },
  ).start();
  await settle();
  const type = (text: string) => details.send({ type: 'utr.typed', text });
  const give = () =>
    details.send({ type: 'utr.given', clientId: 'client-2', chosenAt: sampleCommand.chosenAt });
  return { details, clock, given, followed, type, give, state: () => details.getSnapshot().value };
}

test('an address that means no deposit to be paid says so, and nothing can be given there', async () => {
  for (const amount of ['9000', '0', 'x', '2,0,0,0']) {
    const { given, type, give, state } = await openDetails({ amount });
    type(utr);
    give();
    expect([given, state()]).toEqual([[], 'notThere']);
  }
});

test('a UTR is given once it has its 12 digits, whatever script they are in', async () => {
  const { given, type, give, state } = await openDetails();
  for (const short of ['', '44718820193', '4471882019367', '44718820193x']) {
    type(short);
    give();
    expect(given).toEqual([]);
  }
  type('४४७१ ८८२० १९३६');
  give();
  expect([given, state()]).toEqual([[giveUtr], 'giving']);
});

test('what is said to be paid is waited for elsewhere; what is over says so', async () => {
  const { details, state } = await openDetails();
  details.send({ type: 'command.ended', command: giveUtr, payment: waiting, refusal: null });
  expect(state()).toBe('given');
  const { details: other, state: otherState } = await openDetails();
  other.send({ type: 'payment.changed', payment: samplePayment({ state: 'EXPIRED', version: 2 }) });
  expect(otherState()).toBe('over');
});

test('a refused UTR may be corrected', async () => {
  const { details, type, give, state } = await openDetails();
  type(utr);
  give();
  const refusal = sampleRefusal({ code: 'UTR_USED' });
  details.send({ type: 'command.ended', command: giveUtr, payment: null, refusal });
  await settle();
  expect(state()).toEqual({ typing: 'refused' });
  type('111122223333');
  expect(state()).toEqual({ typing: 'idle' });
});

test('an older word about the payment changes nothing, nor does one about another payment', async () => {
  const { details, state } = await openDetails();
  details.send({ type: 'payment.changed', payment: { ...failed, version: 1 } });
  details.send({ type: 'payment.changed', payment: { ...failed, paymentId: 'another' } });
  expect(state()).toEqual({ typing: 'idle' });
});

test('a deposit that is given up is over only once its provider has confirmed that', async () => {
  const { details, state } = await openDetails({
    giveUp: async () => ({ kind: 'heard', payment: samplePayment() }),
  });
  details.send({ type: 'giveUp.chosen' });
  await settle();
  expect(state()).toEqual({ typing: 'givenUp' });
  details.send({ type: 'payment.changed', payment: failed });
  expect(state()).toBe('over');
});

test('no answer to giving it up leaves it as it was, and says so', async () => {
  const { details, clock, state } = await openDetails();
  details.send({ type: 'giveUp.chosen' });
  expect(state()).toBe('givingUp');
  clock.increment(8_000);
  expect(state()).toEqual({ typing: 'noAnswer' });
});

test('one that moved while it was given up is looked at again', async () => {
  const { details, state } = await openDetails({ giveUp: async () => ({ kind: 'refused' }) });
  details.send({ type: 'giveUp.chosen' });
  await settle();
  expect(state()).toEqual({ typing: 'idle' });
});

test('a UTR that an earlier visit gave is followed, not given again', async () => {
  const { details, given, give, state } = await openDetails();
  details.send({ type: 'command.begun', command: giveUtr });
  give();
  expect([given, state()]).toEqual([[], 'giving']);
});

test('without an answer about the deposits it says so, and asks again when told to', async () => {
  const answers = [
    () => Promise.reject(new Error('cut')),
    () => new Promise<never>(() => undefined),
    async () => [samplePayment()],
  ];
  const { details, clock, state } = await openDetails({ read: () => answers.shift()!() });
  expect(state()).toBe('noAnswer');
  details.send({ type: 'retry.chosen' });
  clock.increment(timing.callAnswer);
  expect(state()).toBe('noAnswer');
  details.send({ type: 'retry.chosen' });
  await settle();
  expect(state()).toEqual({ typing: 'idle' });
});

test('news of the account is passed on to whoever follows the payment', async () => {
  const { details, followed } = await openDetails();
  details.send({ type: 'news.heard' });
  expect(followed).toEqual(['news.heard']);
});

test('a giving up that fails leaves the deposit as it was, and says so', async () => {
  const { details, state } = await openDetails({ giveUp: () => Promise.reject(new Error('cut')) });
  details.send({ type: 'giveUp.chosen' });
  await settle();
  expect(state()).toEqual({ typing: 'noAnswer' });
});
