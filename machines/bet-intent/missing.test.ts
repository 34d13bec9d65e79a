import { describe, expect, test } from 'vitest';
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

  test('is asked for when the feed tells nothing of it: it may have been cancelled before its answer came, or in another tab', async () => {
    const { intent, did, state, wait } = openIntent({
      send: async () => accepted(0),
      lookUp: async () => ({ kind: 'accepted', order: lapsed }),
    });
    intent.send({ type: 'orders.listed', orders: [] });
    await wait(2_900);
    expect(state()).toBe('unmatched');
    expect(did).not.toContain('ask client-1');
    await wait(200);
    expect(did).toContain('ask client-1');
    expect(state()).toBe('cancelled');
  });

  test.each([
    ['waits', 0, 'unmatched'],
    ['is matched in part', 5_000, 'partlyMatched'],
  ])('is asked for once: if it still %s, that is what is shown', async (_, matched, shown) => {
    const { did, state, wait } = openIntent({
      send: async () => accepted(matched),
      lookUp: async () => accepted(matched),
    });
    await wait(60_000);
    expect(state()).toBe(shown);
    expect(did.filter((one) => one === 'ask client-1')).toHaveLength(1);
  });

  test('is not asked for once the feed has told of it', async () => {
    const { intent, did, state, wait } = openIntent({ send: async () => accepted(0) });
    intent.send({ type: 'orders.listed', orders: [] });
    intent.send({ type: 'order.changed', order: sampleOrder(0) });
    await wait(60_000);
    expect(state()).toBe('unmatched');
    expect(did).not.toContain('ask client-1');
  });

  test('is not asked for when nothing of it remained', async () => {
    const { intent, did, state, wait } = openIntent({ send: async () => accepted(10_000) });
    intent.send({ type: 'orders.listed', orders: [] });
    await wait(60_000);
    expect(state()).toBe('matched');
    expect(did).not.toContain('ask client-1');
  });
});
