import { describe, expect, test } from 'vitest';
import type { SendAnswer } from './bet-intent.types.ts';
import { accepted, cut, openIntent } from '../testing/open-intent.ts';
import { sampleOrder, settle } from '../testing/samples.ts';

describe('what became of it while the account’s feed was broken', () => {
  const lapsed = sampleOrder(0, {
    remaining: 0,
    lapsed: 10_000,
    status: 'COMPLETE',
    reason: 'ODDS_CHANGED',
    updatedAt: '2026-11-21T10:00:14Z',
  });

  test('is asked for when the feed begins anew without it, until the exchange says', async () => {
    let isAway = true;
    const { intent, did, state, wait } = openIntent({
      send: async () => accepted(0),
      lookUp: async () => (isAway ? cut() : { kind: 'accepted', order: lapsed }),
    });
    await settle();
    intent.send({ type: 'orders.listed', orders: [sampleOrder(0)] });
    expect(state()).toBe('unmatched');
    expect(did).not.toContain('ask client-1');
    intent.send({ type: 'orders.listed', orders: [] });
    await wait(1_000);
    expect(state()).toBe('missing');
    expect(did).toContain('ask client-1');
    isAway = false;
    await wait(30_000);
    expect(state()).toBe('cancelled');
  });

  test('is asked for when the in-play delay is long over and nothing was heard', async () => {
    const delayed = sampleOrder(0, { delayEndsAt: '2026-11-21T10:00:05Z' });
    const { did, state, wait } = openIntent({
      send: async () => ({ kind: 'accepted', order: delayed }),
      lookUp: async () => ({ kind: 'accepted', order: lapsed }),
    });
    await wait(7_750);
    expect(state()).toBe('delayed');
    expect(did).not.toContain('ask client-1');
    await wait(500);
    expect(state()).toBe('cancelled');
  });

  test('is asked for when the feed began without it and only then its answer came: it may have been cancelled in another tab', async () => {
    let answer: (answer: SendAnswer) => void = () => {};
    const { intent, did, state, wait } = openIntent({
      send: () => new Promise((resolve) => (answer = resolve)),
      lookUp: async () => ({ kind: 'accepted', order: lapsed }),
    });
    await settle();
    intent.send({ type: 'orders.listed', orders: [] });
    answer(accepted(0));
    await wait(1_000);
    expect(did).toContain('ask client-1');
    expect(state()).toBe('cancelled');
  });

  test('is asked for no more once the feed has told of it after all', async () => {
    const { intent, did, state } = openIntent({ send: async () => accepted(0) });
    intent.send({ type: 'orders.listed', orders: [] });
    intent.send({ type: 'order.changed', order: sampleOrder(0) });
    await settle();
    expect(state()).toBe('unmatched');
    expect(did).not.toContain('ask client-1');
  });

  test('is not asked for when nothing of it remained', async () => {
    const { intent, did, state } = openIntent({ send: async () => accepted(10_000) });
    await settle();
    intent.send({ type: 'orders.listed', orders: [] });
    expect(state()).toBe('matched');
    expect(did).not.toContain('ask client-1');
  });
});
