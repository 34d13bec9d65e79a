import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { sampleBet, sampleOrder, settle } from '../testing/samples.ts';
import {
  betIntentMachine,
  betStateOf,
  reportOf,
  type LookUpAnswer,
  type SendAnswer,
} from './bet-intent.machine.ts';

const never = () => new Promise<never>(() => {});
const cut = async () => Promise.reject(new Error('cut'));
const refused: SendAnswer = {
  kind: 'refused',
  refusal: { code: 'OFF_LADDER', message: 'Not on the ladder.', lower: 236, higher: 238 },
};
const accepted = (matched: number): SendAnswer => ({ kind: 'accepted', order: sampleOrder(matched) });

interface Options {
  isStored?: boolean;
  store?: () => Promise<void>;
  send?: () => Promise<SendAnswer>;
  lookUp?: () => Promise<LookUpAnswer>;
}

/** An intent on a simulated clock; `did` lists its effects in order. */
function openIntent({ isStored = false, store, send = never, lookUp = never }: Options = {}) {
  const clock = new SimulatedClock();
  const did: string[] = [];
  const intent = createActor(
    betIntentMachine.provide({
      actors: {
        storeIntent: fromPromise(async ({ input }) => {
          did.push(`store ${input.clientId}`);
          await store?.();
        }),
        sendBet: fromPromise(async ({ input }) => {
          did.push(`send ${input.clientId}`);
          return send();
        }),
        lookUpBet: fromPromise(async ({ input }) => {
          did.push(`ask ${input.clientId}`);
          return lookUp();
        }),
      },
      actions: { forgetIntent: () => did.push('forget') },
    }),
    { clock, input: { bet: sampleBet(), isStored, seed: 3 } },
  ).start();
  /** Runs the clock in steps, so that what is answered in between is heard. */
  const wait = async (ms: number) => {
    for (let spent = 0; spent < ms; spent += 250) {
      clock.increment(250);
      await settle();
    }
  };
  return {
    intent,
    did,
    wait,
    now: () => intent.getSnapshot(),
    state: () => betStateOf(intent.getSnapshot()),
  };
}

describe('placing', () => {
  test('the intent is stored before it is sent, and forgotten once the answer is known', async () => {
    const { did, state } = openIntent({ send: async () => accepted(0) });
    expect(state()).toBe('placing');
    await settle();
    expect([state(), did]).toEqual(['unmatched', ['store client-1', 'send client-1', 'forget']]);
  });

  test('what cannot be stored is not sent; it can be tried again or dropped', async () => {
    let isFull = true;
    const { intent, did, state } = openIntent({
      store: async () => (isFull ? cut() : undefined),
      send: async () => accepted(0),
    });
    await settle();
    expect([state(), did]).toEqual(['notStored', ['store client-1']]);
    isFull = false;
    intent.send({ type: 'retry.chosen' });
    await settle();
    expect(state()).toBe('unmatched');
  });

  test.each([
    [0, 'unmatched'],
    [4_000, 'partlyMatched'],
    [10_000, 'matched'],
  ])('an accepted bet of which %i is matched is %s', async (matched, expected) => {
    const { state } = openIntent({ send: async () => accepted(matched) });
    await settle();
    expect(state()).toBe(expected);
  });

  test('a refusal is told with its reason, and ends the intent', async () => {
    const { now, state, did } = openIntent({ send: async () => refused });
    await settle();
    expect([state(), reportOf(now()).refusal, did.at(-1)]).toEqual(['refused', refused.refusal, 'forget']);
  });
});

describe('no answer', () => {
  test('a cut call is not a failure: the exchange is asked by the client id, and nothing is sent again', async () => {
    const { did, state, wait } = openIntent({ send: cut, lookUp: async () => accepted(10_000) });
    await settle();
    expect(state()).toBe('unknown');
    await wait(500);
    expect([state(), did]).toEqual([
      'matched',
      ['store client-1', 'send client-1', 'ask client-1', 'forget'],
    ]);
  });

  test('a call without an answer is asked about after eight seconds', async () => {
    const { did, state, wait } = openIntent();
    await settle();
    await wait(7_750);
    expect(state()).toBe('placing');
    await wait(250);
    expect([state(), did.at(-1)]).toEqual(['unknown', 'ask client-1']);
  });

  test('it is asked about again and again with growing waits, however long it takes, and sent once', async () => {
    let asked = 0;
    const { did, state, wait } = openIntent({
      send: cut,
      lookUp: async () => (++asked < 20 ? cut() : accepted(0)),
    });
    await settle();
    await wait(60_000);
    expect(state()).toBe('unknown');
    expect(asked).toBeLessThan(14);
    await wait(200_000);
    expect(state()).toBe('unmatched');
    expect(did.filter((each) => each.startsWith('send'))).toHaveLength(1);
  });

  test('the network coming back asks at once', async () => {
    const { intent, did } = openIntent({ send: cut });
    await settle();
    intent.send({ type: 'network.returned' });
    await settle();
    expect(did.at(-1)).toBe('ask client-1');
  });

  test('that it never arrived is believed when it is said twice in a row', async () => {
    const { state, wait, did } = openIntent({ send: cut, lookUp: async () => ({ kind: 'neverArrived' }) });
    await settle();
    await wait(500);
    expect([state(), did.filter((each) => each.startsWith('ask'))]).toEqual(['unknown', ['ask client-1']]);
    await wait(1_000);
    expect(state()).toBe('neverArrived');
  });

  test('a bet that never arrived is sent again only when the bettor says so, under the same id', async () => {
    let sends = 0;
    const { intent, did, state, wait } = openIntent({
      send: async () => (++sends === 1 ? cut() : accepted(0)),
      lookUp: async () => ({ kind: 'neverArrived' }),
    });
    await settle();
    await wait(60_000);
    expect(sends).toBe(1);
    intent.send({ type: 'send.chosen' });
    await settle();
    expect([state(), did.filter((each) => each.startsWith('send'))]).toEqual([
      'unmatched',
      ['send client-1', 'send client-1'],
    ]);
  });

  test('or it is dropped, and forgotten', async () => {
    const { intent, did, state, wait } = openIntent({
      send: cut,
      lookUp: async () => ({ kind: 'neverArrived' }),
    });
    await settle();
    await wait(2_000);
    intent.send({ type: 'drop.chosen' });
    expect([state(), did.at(-1)]).toEqual(['dropped', 'forget']);
  });

  test('while it is unknown it can neither be sent again nor dropped', async () => {
    const { now } = openIntent({ send: cut });
    await settle();
    expect(now().can({ type: 'send.chosen' })).toBe(false);
    expect(now().can({ type: 'drop.chosen' })).toBe(false);
  });

  test('the account feed may answer first', async () => {
    const { intent, state } = openIntent({ send: cut });
    await settle();
    intent.send({ type: 'order.changed', order: sampleOrder(0, { clientId: 'someone-else' }) });
    expect(state()).toBe('unknown');
    intent.send({ type: 'order.changed', order: sampleOrder(4_000) });
    expect(state()).toBe('partlyMatched');
  });
});

describe('after a reload', () => {
  test('a stored intent is not sent: it is asked about at once', async () => {
    const { did, state } = openIntent({ isStored: true, lookUp: async () => accepted(10_000) });
    expect(state()).toBe('unknown');
    await settle();
    expect([state(), did]).toEqual(['matched', ['ask client-1', 'forget']]);
  });

  test('that a stored intent never arrived is believed when another tab’s request can no longer be on its way', async () => {
    const { state, wait } = openIntent({ isStored: true, lookUp: async () => ({ kind: 'neverArrived' }) });
    await wait(7_750);
    expect(state()).toBe('unknown');
    await wait(250);
    expect(state()).toBe('neverArrived');
  });

  test('a stored intent that was refused before the reload says why', async () => {
    const { now, state } = openIntent({ isStored: true, lookUp: async () => refused });
    await settle();
    expect([state(), reportOf(now()).refusal?.code]).toEqual(['refused', 'OFF_LADDER']);
  });
});

describe('after acceptance', () => {
  test('it follows its order as it is matched, then settled', async () => {
    const { intent, state } = openIntent({ send: async () => accepted(0) });
    await settle();
    const states = [4_000, 10_000].map((matched) => {
      const updatedAt = `2026-11-21T10:00:0${matched / 1_000}Z`.replace('010Z', '10Z');
      intent.send({ type: 'order.changed', order: sampleOrder(matched, { updatedAt }) });
      return state();
    });
    intent.send({ type: 'market.settled', marketId: '1.1' });
    expect([...states, state()]).toEqual(['partlyMatched', 'matched', 'settled']);
  });

  test('an order that ends with nothing matched is cancelled', async () => {
    const { intent, state } = openIntent({ send: async () => accepted(0) });
    await settle();
    const ended = { remaining: 0, lapsed: 10_000, status: 'COMPLETE', reason: 'MARKET_CLOSED' } as const;
    intent.send({ type: 'order.changed', order: sampleOrder(0, ended) });
    expect(state()).toBe('cancelled');
  });

  test('an older sight of the order does not undo a later one', async () => {
    const { intent, now, state } = openIntent({ send: async () => accepted(10_000) });
    await settle();
    intent.send({ type: 'order.changed', order: sampleOrder(0, { updatedAt: '2026-11-21T09:59:59Z' }) });
    expect([state(), reportOf(now()).order?.matched]).toEqual(['matched', 10_000]);
  });

  test('another market being settled says nothing about this bet', async () => {
    const { intent, state } = openIntent({ send: async () => accepted(0) });
    await settle();
    intent.send({ type: 'market.settled', marketId: '1.2' });
    expect(state()).toBe('unmatched');
  });

  test('a market that was settled while the bet was unknown settles it once it is known', async () => {
    const { intent, state, wait } = openIntent({ send: cut, lookUp: async () => accepted(10_000) });
    await settle();
    intent.send({ type: 'market.settled', marketId: '1.1' });
    expect(state()).toBe('unknown');
    await wait(500);
    expect(state()).toBe('settled');
  });
});
