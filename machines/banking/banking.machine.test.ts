import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { timing } from '#domain/site/timing.ts';
import { sampleWallet } from '../testing/banking-samples.ts';
import { samplePayment } from '#domain/payment/sample-payment.test-data.ts';
import { settle } from '../testing/samples.ts';
import {
  bankingMachine,
  selectBanking,
  type BankingAnswer,
  type BankingAsk,
  type BankingEvent,
} from './banking.machine.ts';

const answerOf = (bankBalance: number, hasMore = true): BankingAnswer => ({
  wallet: sampleWallet({ bankBalance }),
  payments: [samplePayment()],
  hasMore,
});

/** Answers in turn; after them the gateway is silent. */
function openBanking(...answers: readonly (BankingAnswer | 'fails')[]) {
  const left = [...answers];
  const asked: BankingAsk[] = [];
  const clock = new SimulatedClock();
  const machine = bankingMachine.provide({
    actors: {
      readBanking: fromPromise<BankingAnswer, BankingAsk>(({ input }) => {
        asked.push(input);
        const answer = left.shift();
        if (answer === 'fails') return Promise.reject(new Error('cut'));
        return answer ? Promise.resolve(answer) : new Promise(() => {});
      }),
      watchNetwork: fromCallback<BankingEvent>(() => {}),
    },
  });
  const banking = createActor(machine, { clock, input: { kind: null, count: 10 } }).start();
  const shown = () => selectBanking(banking.getSnapshot())?.wallet.bankBalance ?? null;
  return { banking, asked, clock, shown, state: () => banking.getSnapshot().value };
}

test('figures are read again when the exchange says that the account changed, and those shown stay meanwhile', async () => {
  const { banking, shown, state } = openBanking(answerOf(1), answerOf(2));
  await settle();
  banking.send({ type: 'account.changed' });
  expect([state(), shown()]).toEqual([{ listed: 'asking' }, 1]);
  await settle();
  expect([state(), shown()]).toEqual([{ listed: 'idle' }, 2]);
});

test('a change during the first reading is not lost: what is being read may be from before it', async () => {
  const { banking, asked } = openBanking();
  banking.send({ type: 'account.changed' });
  expect(asked).toHaveLength(2);
});

test('more payments are read with those shown, and a change meanwhile does not lose the press', async () => {
  const { banking, asked } = openBanking(answerOf(1), answerOf(2), answerOf(3, false));
  await settle();
  banking.send({ type: 'more.chosen' });
  banking.send({ type: 'account.changed' });
  await settle();
  expect(asked.map(({ count }) => count)).toEqual([10, 20, 20]);
  banking.send({ type: 'more.chosen' });
  expect(asked).toHaveLength(3);
});

test('no answer, by failure or silence, is said and can be tried again; what was shown stays and counts as old', async () => {
  const { banking, clock, shown, state } = openBanking('fails', answerOf(1), 'fails');
  await settle();
  expect(state()).toBe('noAnswer');
  banking.send({ type: 'retry.chosen' });
  await settle();
  banking.send({ type: 'account.changed' });
  await settle();
  expect([state(), shown()]).toEqual([{ listed: 'late' }, 1]);
  banking.send({ type: 'retry.chosen' });
  clock.increment(timing.callAnswer);
  expect([state(), shown()]).toEqual([{ listed: 'late' }, 1]);
});

test.each(['network.returned', 'account.changed', 'retry.chosen'] as const)(
  'a first reading that nobody answers is said, and %s has it read again',
  async (type) => {
    const { banking, asked, clock, state } = openBanking();
    clock.increment(timing.callAnswer);
    expect(state()).toBe('noAnswer');
    banking.send({ type });
    expect([state(), asked.length]).toEqual(['loading', 2]);
  },
);

test('what is old is read again as the network returns', async () => {
  const { banking, shown, state } = openBanking(answerOf(1), 'fails', answerOf(2));
  await settle();
  banking.send({ type: 'account.changed' });
  await settle();
  expect(state()).toEqual({ listed: 'late' });
  banking.send({ type: 'network.returned' });
  await settle();
  expect([state(), shown()]).toEqual([{ listed: 'idle' }, 2]);
});
