import { expect, test } from 'vitest';
import { accepted, cut, givenUp, never, openIntent } from '../testing/open-intent.ts';
import { sampleOrder, settle } from '../testing/samples.ts';
import type { SendAnswer } from './bet-intent.types.ts';

/** Sent, cut off and never arrived; then the bettor dropped it. */
const openDropped = async (giveUp: () => Promise<SendAnswer>) => {
  const opened = openIntent({ send: cut, lookUp: async () => ({ kind: 'neverArrived' }), giveUp });
  await settle();
  await opened.wait(2_000);
  opened.intent.send({ type: 'drop.chosen' });
  return opened;
};

test('a bet that is dropped is given up at the exchange, and forgotten when that has said so', async () => {
  const { did, state } = await openDropped(async () => givenUp);
  expect(state()).toBe('givingUp');
  await settle();
  expect(state()).toBe('dropped');
  expect(did.slice(-2)).toEqual(['give up client-1', 'forget']);
});

test('it stands as placed when it had arrived meanwhile', async () => {
  const { state } = await openDropped(async () => accepted(0));
  await settle();
  expect(state()).toBe('unmatched');
});

test('it is given up until the exchange answers: nobody is told before that nothing was placed', async () => {
  let asked = 0;
  const { did, state, wait, intent } = await openDropped(async () => (++asked < 4 ? cut() : givenUp));
  await settle();
  intent.send({ type: 'network.returned' });
  await settle();
  expect(state()).toBe('givingUp');
  expect(asked).toBe(2);
  expect(did).not.toContain('forget');
  await wait(60_000);
  expect(state()).toBe('dropped');
  expect(asked).toBe(4);
});

test('it is heard of from the account’s feed while the exchange is silent', async () => {
  const { intent, state, wait } = await openDropped(never);
  await wait(20_000);
  expect(state()).toBe('givingUp');
  intent.send({ type: 'order.changed', order: sampleOrder(4_000) });
  expect(state()).toBe('partlyMatched');
});

test.each(['page.shown', 'network.returned'] as const)(
  'on %s one that was not received is asked about again: another tab may have dropped it',
  async (type) => {
    let isDropped = false;
    const { intent, state, wait } = openIntent({
      send: cut,
      lookUp: async () => (isDropped ? givenUp : { kind: 'neverArrived' }),
    });
    await settle();
    await wait(2_000);
    intent.send({ type });
    await settle();
    expect(state()).toBe('neverArrived');
    isDropped = true;
    intent.send({ type });
    await settle();
    expect(state()).toBe('refused');
  },
);
