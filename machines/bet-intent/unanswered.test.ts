import { describe, expect, test } from 'vitest';
import { accepted, cut, openIntent, refused } from '../testing/open-intent.ts';
import { sampleOrder, settle } from '../testing/samples.ts';
import { reportOf } from './bet-report.ts';

test('a cut call is not a failure: the exchange is asked by the client id, and nothing is sent again', async () => {
  const { did, state, wait } = openIntent({ send: cut, lookUp: async () => accepted(10_000) });
  await settle();
  expect(state()).toBe('unknown');
  await wait(500);
  expect(state()).toBe('matched');
  expect(did).toEqual(['store client-1', 'send client-1', 'ask client-1', 'forget']);
});

test('a call without an answer is asked about after eight seconds', async () => {
  const { did, state, wait } = openIntent();
  await settle();
  await wait(7_750);
  expect(state()).toBe('placing');
  await wait(250);
  expect(state()).toBe('unknown');
  expect(did.at(-1)).toBe('ask client-1');
});

test('it is asked about again and again with growing waits, however long it takes, and sent once', async () => {
  let asked = 0;
  const { did, state, wait } = openIntent({
    send: cut,
    lookUp: async () => (++asked < 20 ? cut() : accepted(0)),
  });
  await settle();
  await wait(59_750);
  expect(state()).toBe('unknown');
  expect(asked).toBeLessThan(14);
  await wait(1_000_000);
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

test('the network coming back asks anew where a question hangs', async () => {
  let asked = 0;
  const { intent, state, wait } = openIntent({
    send: cut,
    lookUp: () => (++asked === 1 ? new Promise(() => {}) : Promise.resolve(accepted(10_000))),
  });
  await settle();
  await wait(750);
  expect(asked).toBe(1);
  intent.send({ type: 'network.returned' });
  await settle();
  expect(state()).toBe('matched');
});

test('that it never arrived is learnt within two seconds of the network coming back, however long it was away', async () => {
  let isAway = true;
  const { intent, state, wait } = openIntent({
    send: cut,
    lookUp: async () => (isAway ? cut() : { kind: 'neverArrived' }),
  });
  await wait(50_000);
  expect(state()).toBe('unknown');
  isAway = false;
  intent.send({ type: 'network.returned' });
  await wait(2_000);
  expect(state()).toBe('neverArrived');
});

test('that it never arrived is believed when it is said twice in a row', async () => {
  const { state, wait, did } = openIntent({ send: cut, lookUp: async () => ({ kind: 'neverArrived' }) });
  await settle();
  await wait(500);
  expect(state()).toBe('unknown');
  expect(did.filter((each) => each.startsWith('ask'))).toEqual(['ask client-1']);
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
  expect(state()).toBe('unmatched');
  expect(did.filter((each) => each.startsWith('send'))).toEqual(['send client-1', 'send client-1']);
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

describe('after a reload', () => {
  test('a stored intent is not sent: it is asked about at once', async () => {
    const { did, state } = openIntent({ isFound: true, lookUp: async () => accepted(10_000) });
    expect(state()).toBe('unknown');
    await settle();
    expect(state()).toBe('matched');
    expect(did).toEqual(['ask client-1', 'forget']);
  });

  test('that a stored intent never arrived is believed when another tab’s request can no longer be on its way', async () => {
    const { state, wait } = openIntent({ isFound: true, lookUp: async () => ({ kind: 'neverArrived' }) });
    await wait(7_750);
    expect(state()).toBe('unknown');
    await wait(250);
    expect(state()).toBe('neverArrived');
  });

  test('a stored intent that was refused before the reload says why', async () => {
    const { now, state } = openIntent({ isFound: true, lookUp: async () => refused });
    await settle();
    expect(state()).toBe('refused');
    expect(reportOf(now()).refusal?.code).toBe('OFF_LADDER');
  });
});
