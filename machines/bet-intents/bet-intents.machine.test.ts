import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { Bet, BetReport } from '#domain/bet/intent.ts';
import { betIntentMachine } from '../bet-intent/bet-intent.machine.ts';
import type { LookUpAnswer, SendAnswer } from '../bet-intent/bet-intent.types.ts';
import { accepted, never, refused } from '../testing/open-intent.ts';
import { sampleBet, sampleOrder, settle } from '../testing/samples.ts';
import { betIntentsMachine, selectApart, selectLastPress } from './bet-intents.machine.ts';
import type { BetIntentsEvent } from './bet-intents.types.ts';

interface Options {
  store?: () => Promise<void>;
  send?: () => Promise<SendAnswer>;
  lookUp?: () => Promise<LookUpAnswer>;
  forget?: (clientId: string) => void;
}

const silent = fromCallback<BetIntentsEvent>(() => undefined);

/** One user's bets, with an exchange that answers each of them alike. */
function openIntents({
  store = async () => undefined,
  send = never,
  lookUp = never,
  forget = () => undefined,
}: Options = {}) {
  const clock = new SimulatedClock();
  const reports: BetReport[] = [];
  const asked: string[] = [];
  const faults: unknown[] = [];
  const betIntent = betIntentMachine.provide({
    actors: {
      storeIntent: fromPromise<void, Bet>(store),
      sendBet: fromPromise(async () => send()),
      lookUpBet: fromPromise(async ({ input }) => {
        asked.push(input.clientId);
        return lookUp();
      }),
    },
    actions: { forgetIntent: ({ context: { bet } }) => forget(bet.clientId) },
  });
  const intents = createActor(
    betIntentsMachine.provide({
      actors: { betIntent, findBets: silent, watchNetwork: silent, watchPage: silent },
      actions: {
        reportBet: (_, { report }) => reports.push(report),
        reportFault: (_, { error }) => faults.push(error),
      },
    }),
    { clock, input: { seed: 1 } },
  ).start();
  return {
    intents,
    clock,
    asked,
    faults,
    statesOf: (clientId: string) =>
      reports.filter((report) => report.clientId === clientId).map(({ state }) => state),
    apart: () => selectApart(intents.getSnapshot()),
  };
}

const one = sampleBet();
const other = sampleBet({ clientId: 'client-2' });

test('each bet has a child of its own, and the slip hears of each of its moves, the last one too', async () => {
  const { intents, statesOf } = openIntents({ send: async () => refused });
  intents.send({ type: 'bets.placed', bets: [one, other] });
  await settle();
  expect(statesOf('client-1').at(-1)).toBe('refused');
  expect(statesOf('client-2').at(-1)).toBe('refused');
  expect(statesOf('client-1')[0]).toBe('placing');
});

test('the bets of the last press are known, those that an earlier visit left are not among them', () => {
  const { intents } = openIntents();
  intents.send({ type: 'bets.placed', bets: [one] });
  intents.send({ type: 'bets.found', bets: [other] });
  expect(selectLastPress(intents.getSnapshot())).toEqual(['client-1']);
  intents.send({ type: 'bets.placed', bets: [other, sampleBet({ clientId: 'client-3' })] });
  expect(selectLastPress(intents.getSnapshot())).toEqual(['client-2', 'client-3']);
});

test('a bet that is placed twice is one bet', async () => {
  let sent = 0;
  const { intents } = openIntents({
    send: async () => {
      sent++;
      return accepted(0);
    },
  });
  intents.send({ type: 'bets.placed', bets: [one] });
  intents.send({ type: 'bets.placed', bets: [one] });
  await settle();
  expect(sent).toBe(1);
});

test('what an earlier visit left is asked about, and stands apart until it is closed', async () => {
  const { intents, asked, apart } = openIntents({ lookUp: async () => accepted(10_000) });
  intents.send({ type: 'bets.found', bets: [one] });
  await settle();
  expect(asked).toEqual(['client-1']);
  expect(apart()).toMatchObject([{ bet: one, isFound: true, report: { state: 'matched' } }]);
  intents.send({ type: 'bet.closed', clientId: 'client-1' });
  expect(apart()).toEqual([]);
});

test('a bet that was in doubt stands apart, also when it is known again', async () => {
  const { intents, clock, apart, statesOf } = openIntents({ lookUp: never });
  intents.send({ type: 'bets.placed', bets: [one] });
  await settle();
  expect(apart()).toEqual([]);
  clock.increment(8_000);
  clock.increment(60_000);
  expect(statesOf('client-1').at(-1)).toBe('lookingAgain');
  expect(apart()).toMatchObject([{ isFound: false }]);
  intents.send({
    type: 'orders.told',
    orders: [sampleOrder(10_000)],
    settledMarkets: [],
    isImage: false,
  });
  expect(apart()).toMatchObject([{ report: { state: 'matched' } }]);
});

test('what the account’s feed says of a bet reaches that bet and no other', async () => {
  const { intents, statesOf } = openIntents({ send: async () => accepted(0) });
  intents.send({ type: 'bets.placed', bets: [one] });
  await settle();
  intents.send({
    type: 'orders.told',
    orders: [sampleOrder(10_000), sampleOrder(10_000, { clientId: 'somebody-else' })],
    settledMarkets: ['1.1'],
    isImage: false,
  });
  expect(statesOf('client-1').slice(-2)).toEqual(['matched', 'settled']);
});

test('a fault in one bet is reported, and leaves the others as they are', async () => {
  const { intents, faults, statesOf } = openIntents({
    send: async () => accepted(0),
    forget: (clientId) => {
      if (clientId === 'client-1') throw new Error('A fault of ours');
    },
  });
  intents.send({ type: 'bets.placed', bets: [one, other] });
  await settle();
  expect(faults).toEqual([new Error('A fault of ours')]);
  intents.send({
    type: 'orders.told',
    orders: [sampleOrder(10_000, { clientId: 'client-2' })],
    settledMarkets: [],
    isImage: false,
  });
  expect(statesOf('client-2').at(-1)).toBe('matched');
});

test('each bet without an answer is asked about at once when the network returns', async () => {
  const { intents, asked } = openIntents({ send: () => Promise.reject(new Error('cut')) });
  intents.send({ type: 'bets.placed', bets: [one, other] });
  await settle();
  expect(asked).toEqual([]);
  intents.send({ type: 'network.returned' });
  await settle();
  expect(asked).toEqual(['client-1', 'client-2']);
});

test('a bet that never arrived is asked about once more when the page is shown again', async () => {
  const { intents, asked, statesOf } = openIntents({
    send: () => Promise.reject(new Error('cut')),
    lookUp: async () => ({ kind: 'neverArrived' }),
  });
  intents.send({ type: 'bets.placed', bets: [one] });
  await settle();
  for (let time = 0; time < 2; time++) {
    intents.send({ type: 'network.returned' });
    await settle();
  }
  expect([statesOf('client-1').at(-1), asked.length]).toEqual(['neverArrived', 2]);
  intents.send({ type: 'page.shown' });
  expect(asked).toHaveLength(3);
});

test('what the bettor chooses for a bet reaches that bet and no other', async () => {
  const { intents, statesOf } = openIntents({ store: () => Promise.reject(new Error('full')) });
  intents.send({ type: 'bets.placed', bets: [one, other] });
  await settle();
  intents.send({ type: 'choice.made', clientId: 'client-1', choice: 'drop.chosen' });
  expect([statesOf('client-1').at(-1), statesOf('client-2').at(-1)]).toEqual(['dropped', 'notStored']);
});
