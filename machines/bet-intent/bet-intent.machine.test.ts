import { describe, expect, test } from 'vitest';
import { accepted, cut, openIntent, refused } from '../testing/open-intent.ts';
import { sampleOrder, settle } from '../testing/samples.ts';
import { reportOf } from './bet-report.ts';

describe('placing', () => {
  test('the intent is stored before it is sent, and forgotten once the answer is known', async () => {
    const { did, state } = openIntent({ send: async () => accepted(0) });
    expect(state()).toBe('placing');
    await settle();
    expect(state()).toBe('unmatched');
    expect(did).toEqual(['store client-1', 'send client-1', 'forget']);
  });

  test('what cannot be stored is not sent; it can be tried again or dropped', async () => {
    let isFull = true;
    const { intent, did, state } = openIntent({
      store: async () => (isFull ? cut() : undefined),
      send: async () => accepted(0),
    });
    await settle();
    expect(state()).toBe('notStored');
    expect(did).toEqual(['store client-1']);
    isFull = false;
    intent.send({ type: 'retry.chosen' });
    await settle();
    expect(state()).toBe('unmatched');
  });

  test('what the browser takes too long to keep is not sent, neither then nor when it is kept at last', async () => {
    let keep = () => {};
    const store = () => new Promise<void>((resolve) => (keep = resolve));
    const { intent, did, state, wait } = openIntent({ store, send: async () => accepted(0) });
    await wait(4_750);
    expect(state()).toBe('placing');
    await wait(250);
    expect(state()).toBe('notStored');
    keep();
    await settle();
    expect(state()).toBe('notStored');
    expect(did).toEqual(['store client-1']);
    intent.send({ type: 'drop.chosen' });
    expect(state()).toBe('dropped');
    expect(did.at(-1)).toBe('forget');
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

  test('a refusal is reported with its reason, and ends the intent', async () => {
    const { now, state, did } = openIntent({ send: async () => refused });
    await settle();
    expect(state()).toBe('refused');
    expect(reportOf(now()).refusal).toEqual(refused.refusal);
    expect(did.at(-1)).toBe('forget');
  });
});

describe('after acceptance', () => {
  test('it follows its order as it is matched, then settled', async () => {
    const { intent, state } = openIntent({ send: async () => accepted(0) });
    await settle();
    const matches = [
      { matched: 4_000, updatedAt: '2026-11-21T10:00:04Z' },
      { matched: 10_000, updatedAt: '2026-11-21T10:00:10Z' },
    ];
    const states = matches.map(({ matched, updatedAt }) => {
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
    expect(state()).toBe('matched');
    expect(reportOf(now()).order?.matched).toBe(10_000);
  });

  test('a cancel that is not answered may be asked for again: the order says what became of it', async () => {
    const delayed = sampleOrder(0, { delayEndsAt: '2026-11-21T10:00:12Z' });
    const { intent, did, state, wait } = openIntent({
      send: async () => ({ kind: 'accepted', order: delayed }),
    });
    await settle();
    intent.send({ type: 'cancel.chosen' });
    await wait(7_750);
    expect(state()).toBe('cancelling');
    await wait(250);
    expect(state()).toBe('delayed');
    intent.send({ type: 'cancel.chosen' });
    expect(state()).toBe('cancelling');
    expect(did.filter((each) => each === 'cancel')).toHaveLength(2);
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
