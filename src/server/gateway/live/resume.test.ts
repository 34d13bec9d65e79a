import { expect, test } from 'vitest';
import { openGateway } from '../testing/gateway-under-test.ts';
import { at } from '#contract/testing/samples.ts';
import { change, heartbeat, image } from '../testing/messages.ts';
import { connectLive } from '../testing/live-client.ts';

/** Opens a gateway whose market stands at 4, after three changes. */
async function openAtFour() {
  const { upstream, url } = await openGateway();
  const first = await connectLive(url);
  first.subscribe('1', 'MarketChanges', { marketId: 'm1' });
  const market = await upstream.connections.markets.nth(1);
  market.say(image(), change(1, 900), change(2, 800), change(3, 700));
  for (let told = 0; told < 4; told++) await first.data();
  return { upstream, url, market, first };
}

test('whoever names where it stands gets one merged change, and who stands there already a heartbeat', async () => {
  const { url, market } = await openAtFour();
  const client = await connectLive(url);
  client.subscribe('1', 'MarketChanges', { marketId: 'm1', after: { epoch: 'a', to: 2 } });
  expect((await client.data()).marketChanges).toMatchObject({
    __typename: 'MarketChange',
    from: 2,
    to: 4,
    changes: [{ runnerId: 'r1', toBack: [[200, 700]] }],
  });
  client.say({ id: '1', type: 'complete' });
  client.subscribe('2', 'MarketChanges', { marketId: 'm1', after: { epoch: 'a', to: 4 } });
  expect((await client.data()).marketChanges).toMatchObject({ __typename: 'MarketHeartbeat', to: 4 });
  market.say(change(4, 600));
  expect((await client.data()).marketChanges).toMatchObject({ from: 4, to: 5 });
});

test.each([
  ['another epoch', { epoch: 'before', to: 2 }],
  ['a number that never was', { epoch: 'a', to: 90 }],
  ['a number from before what is kept', { epoch: 'a', to: 0 }],
])('%s is answered by an image', async (_, after) => {
  const { url } = await openAtFour();
  const client = await connectLive(url);
  client.subscribe('1', 'MarketChanges', { marketId: 'm1', after });
  expect((await client.data()).marketChanges).toMatchObject({ __typename: 'MarketImage', to: 4 });
});

test('a class of 250 ms hears several changes as one, and there is no class of 50', async () => {
  const { url, market } = await openAtFour();
  const client = await connectLive(url);
  client.subscribe('1', 'MarketChanges', { marketId: 'm1', conflation: 250 });
  await client.data();
  market.say(change(4, 600), change(5, 500), change(6, 400));
  let stands = 4;
  let told = 0;
  while (stands < 7) {
    const message = (await client.data()).marketChanges as { from: number; to: number };
    expect(message.from).toBe(stands);
    stands = message.to;
    told++;
  }
  expect(told).toBeLessThan(3);
  client.subscribe('2', 'MarketChanges', { marketId: 'm1', conflation: 50 });
  expect(await client.next()).toMatchObject({
    type: 'error',
    payload: [{ message: 'conflation is one of 0, 100, 250 ms.' }],
  });
});

test('after a cut the exchange is asked to go on from where the market stands, after a gap for an image', async () => {
  const { upstream, market, first } = await openAtFour();
  market.cut();
  const second = await upstream.connections.markets.nth(2);
  second.say({ ...change(4, 600), to: 9 });
  expect((await first.data()).marketChanges).toMatchObject({ from: 4, to: 9 });
  second.say(heartbeat(12));
  const third = await upstream.connections.markets.nth(3);
  third.say(image({ to: 12 }));
  expect((await first.data()).marketChanges).toMatchObject({ __typename: 'MarketImage', to: 12 });
  expect(upstream.connections.markets.opened.map(({ after }) => after && [after.epoch, after.to])).toEqual([
    null,
    ['a', 4],
    null,
  ]);
});

test('an event says where it stands once a second, as the exchange does', async () => {
  const { upstream, url } = await openGateway();
  const client = await connectLive(url);
  client.subscribe('1', 'EventChanges', { eventId: 'e1' });
  const event = await upstream.connections.events.nth(1);
  const state = {
    type: 'EVENT',
    eventId: 'e1',
    inPlay: true,
    ended: false,
    score: null,
    markets: 1,
    at,
  } as const;
  for (let beat = 0; beat < 2; beat++) {
    event.say(state);
    expect((await client.data()).eventChanges).toMatchObject({ eventId: 'e1', inPlay: true });
  }
});
