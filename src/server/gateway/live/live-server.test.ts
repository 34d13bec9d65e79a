import { createHash } from 'node:crypto';
import { createClient } from 'graphql-ws';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { openGateway } from '../testing/gateway-under-test.ts';
import { anOrder, aPayment, at } from '#contract/testing/samples.ts';
import { accountImage, change, heartbeat, image } from '../testing/messages.ts';
import { connectLive, LiveClient, subscriptionText } from '../testing/live-client.ts';
import { Unauthorised } from '../upstream/failures.ts';

const marketOf = async (url: string) => {
  const client = await connectLive(url);
  client.subscribe('1', 'MarketChanges', { marketId: 'm1' });
  return client;
};

test('a market is an image, then its changes and heartbeats, as the exchange numbers them', async () => {
  const { upstream, url } = await openGateway();
  const client = await marketOf(url);
  const market = await upstream.connections.markets.nth(1);
  market.say(image(), change(1, 900), heartbeat(2));
  const { marketChanges: first } = await client.data();
  expect(first).toMatchObject({
    __typename: 'MarketImage',
    to: 1,
    definition: { marketName: 'Match Odds', runners: [{ name: 'Dunes' }, { name: 'Harbour' }] },
    runners: [{ runnerId: 'r1', toBack: [[200, 500]] }, { lastOdds: 300 }],
  });
  expect((await client.data()).marketChanges).toEqual({
    __typename: 'MarketChange',
    marketId: 'm1',
    epoch: 'a',
    from: 1,
    to: 2,
    at,
    changed: null,
    changes: [{ runnerId: 'r1', toBack: [[200, 900]], toLay: null, lastOdds: null, matched: null }],
    matchedNow: null,
  });
  expect((await client.data()).marketChanges).toMatchObject({ __typename: 'MarketHeartbeat', to: 2 });
});

test('however many follow a market, the exchange is asked once; a newcomer gets the image from memory', async () => {
  const { upstream, url } = await openGateway();
  const first = await marketOf(url);
  const market = await upstream.connections.markets.nth(1);
  market.say(image(), change(1, 900));
  await first.data();
  await first.data();
  const second = await marketOf(url);
  expect((await second.data()).marketChanges).toMatchObject({
    __typename: 'MarketImage',
    to: 2,
    runners: [{ toBack: [[200, 900]] }, {}],
  });
  market.say(change(2, 0));
  expect(await first.data()).toEqual(await second.data());
  expect(upstream.connections.markets.opened).toHaveLength(1);
});

test('a change that does not follow is not passed on: a new image is', async () => {
  const { upstream, url } = await openGateway();
  const client = await marketOf(url);
  const broken = await upstream.connections.markets.nth(1);
  broken.say(image(), change(5, 900));
  const whole = await upstream.connections.markets.nth(2);
  whole.say(image({ to: 6 }));
  expect((await client.data()).marketChanges).toMatchObject({ to: 1 });
  expect((await client.data()).marketChanges).toMatchObject({ __typename: 'MarketImage', to: 6 });
  expect(broken.signal.aborted).toBe(true);
});

test('while the stream is cut nothing is sent, and a newcomer waits for the next image', async () => {
  const { upstream, url } = await openGateway();
  const first = await marketOf(url);
  const cut = await upstream.connections.markets.nth(1);
  cut.say(image());
  await first.data();
  cut.cut(new Error('connection reset'));
  const back = await upstream.connections.markets.nth(2);
  const second = await marketOf(url);
  expect(await second.restUntilPong()).toEqual([]);
  back.say(image({ epoch: 'b', to: 9 }));
  const [one, two] = [await first.data(), await second.data()];
  expect(one).toEqual(two);
  expect(one.marketChanges).toMatchObject({ __typename: 'MarketImage', epoch: 'b', to: 9 });
});

test('a market that does not exist is said to be unknown, and the subscription is over', async () => {
  const { upstream, url } = await openGateway();
  const client = await marketOf(url);
  (await upstream.connections.markets.nth(1)).say({ type: 'UNKNOWN_MARKET', marketId: 'm1' });
  expect((await client.data()).marketChanges).toEqual({ __typename: 'UnknownMarket', marketId: 'm1' });
  expect(await client.next()).toEqual({ id: '1', type: 'complete' });
});

test.each([
  ['EventChanges', 'eventChanges', 'events'],
  ['ScoreChanges', 'scoreChanges', 'scores'],
] as const)(
  '%s of an event that does not exist says so, is over, and the exchange is not asked again',
  async (name, field, kind) => {
    const { upstream, url } = await openGateway();
    const client = await connectLive(url);
    client.subscribe('1', name, { eventId: 'e1' });
    const stream = await upstream.connections[kind].nth(1);
    stream.say({ type: 'UNKNOWN_EVENT', eventId: 'e1' });
    expect((await client.data())[field]).toEqual({ __typename: 'UnknownEvent', eventId: 'e1' });
    expect(await client.next()).toEqual({ id: '1', type: 'complete' });
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toContain('layline_live_feeds 0');
    expect(metrics).toContain('layline_live_reconnects 0');
  },
);

test('an event that begins makes the lists of events be asked for again; its score alone does not', async () => {
  let forgotten = 0;
  const { upstream, url } = await openGateway({ answers: { forgetEvents: () => void forgotten++ } });
  const client = await connectLive(url);
  client.subscribe('1', 'EventChanges', { eventId: 'e1' });
  const event = await upstream.connections.events.nth(1);
  const said = { eventId: 'e1', inPlay: false, ended: false, score: null, markets: 1, at };
  const state = { type: 'EVENT', ...said } as const;
  const score = { home: '1/0', away: '', period: '', note: '' };
  event.say(state, { ...state, score });
  expect((await client.data()).eventChanges).toEqual({ __typename: 'EventState', ...said });
  expect((await client.data()).eventChanges).toMatchObject({ score });
  expect(forgotten).toBe(0);
  event.say({ ...state, inPlay: true, score });
  expect((await client.data()).eventChanges).toMatchObject({ inPlay: true });
  expect(forgotten).toBe(1);
});

test('an account is followed with the token of the socket, one stream for all its sockets', async () => {
  const { upstream, url } = await openGateway();
  const desktop = await connectLive(url, { token: 't1' });
  desktop.subscribe('a', 'AccountChanges');
  const account = await upstream.connections.accounts.nth(1);
  account.say(accountImage({ orders: [anOrder()], payments: [aPayment()] }));
  expect((await desktop.data()).accountChanges).toMatchObject({
    __typename: 'AccountImage',
    balance: { bankBalance: 1_000_00 },
    orders: [{ orderId: 'o1' }],
    payments: [{ paymentId: 'p1' }],
  });
  const phone = await connectLive(url, { token: 't1' });
  phone.subscribe('b', 'AccountChanges');
  expect((await phone.data()).accountChanges).toMatchObject({ orders: [{ orderId: 'o1' }] });
  expect(upstream.connections.accounts.opened.map(({ key }) => key)).toEqual(['t1']);
});

test('[SES-3] a socket whose token is expired or revoked is closed with 4401, also when it follows prices only', async () => {
  const { upstream, url } = await openGateway();
  const client = await connectLive(url, { token: 't1' });
  client.subscribe('1', 'MarketChanges', { marketId: 'm1' });
  const account = await upstream.connections.accounts.nth(1);
  account.say(accountImage());
  account.cut();
  (await upstream.connections.accounts.nth(2)).cut(new Unauthorised());
  expect(await client.closed).toBe(4401);
});

test('a socket outlives the renewal of its token: the account is then followed with the new one', async () => {
  const session = {
    token: 't2',
    expiresAt: at,
    hardExpiresAt: at,
    userDetail: { userName: 'a', isLogin: 1, isSelfExcluded: false, isTimedOut: false },
  } as const;
  const { upstream, url, post } = await openGateway({
    allowAnyQuery: true,
    answers: { renewSession: async () => session },
  });
  const client = await connectLive(url, { token: 't1' });
  const account = await upstream.connections.accounts.nth(1);
  account.say(accountImage());
  await post({ query: 'mutation { renewSession { token } }' }, { authorization: 'Bearer t1' });
  client.subscribe('1', 'AccountChanges');
  await client.data();
  account.cut(new Error('connection reset'));
  (await upstream.connections.accounts.nth(2)).say(accountImage({ to: 5 }));
  expect((await client.data()).accountChanges).toMatchObject({ to: 5 });
  const late = await connectLive(url, { token: 't1' });
  (await upstream.connections.accounts.nth(3)).cut(new Unauthorised());
  expect(await late.closed).toBe(4401);
  expect(upstream.connections.accounts.opened.map(({ key }) => key)).toEqual(['t1', 't2', 't1']);
});

test('[SES-3] a socket that claims a token and has none is closed with 4401; a visitor may not follow an account', async () => {
  const { url } = await openGateway();
  for (const token of [null, '', 7]) {
    const client = await new LiveClient(url).opened();
    client.say({ type: 'connection_init', payload: { token } });
    expect(await client.closed).toBe(4401);
  }
  const visitor = await connectLive(url, {});
  visitor.subscribe('1', 'AccountChanges');
  expect(await visitor.next()).toMatchObject({
    type: 'error',
    id: '1',
    payload: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
});

test('a subscription that is not the site’s is refused, one that is asked for by its hash is not', async () => {
  const { upstream, url } = await openGateway();
  const client = await connectLive(url);
  const query = 'subscription { marketChanges(marketId: "m1") { __typename } }';
  client.say({ id: '1', type: 'subscribe', payload: { query } });
  expect(await client.next()).toMatchObject({ payload: [{ extensions: { code: 'UNKNOWN_OPERATION' } }] });
  const documentId = createHash('sha256').update(subscriptionText('MarketChanges')).digest('hex');
  client.say({ id: '2', type: 'subscribe', payload: { documentId, variables: { marketId: 'm1' } } });
  (await upstream.connections.markets.nth(1)).say(image());
  expect((await client.data()).marketChanges).toMatchObject({ to: 1 });
});

test('a subscription without its variable is refused with a sentence', async () => {
  const { url } = await openGateway();
  const client = await connectLive(url);
  client.subscribe('1', 'MarketChanges');
  expect(await client.next()).toMatchObject({
    type: 'error',
    payload: [{ message: expect.stringContaining('marketId'), extensions: { code: 'BAD_USER_INPUT' } }],
  });
});

test('a message that is nested ten thousand deep harms nobody', async () => {
  const { upstream, url } = await openGateway();
  const client = await connectLive(url);
  const nest = '['.repeat(10_000) + ']'.repeat(10_000);
  const query = JSON.stringify(subscriptionText('MarketChanges'));
  client.say(`{"id":"1","type":"subscribe","payload":{"query":${query},"variables":{"marketId":${nest}}}}`);
  expect(await client.next()).toMatchObject({ payload: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  client.say(
    `{"id":"2","type":"subscribe","payload":{"query":${query},"variables":{"marketId":"m1","x":${nest}}}}`,
  );
  (await upstream.connections.markets.nth(1)).say(image());
  expect((await client.data()).marketChanges).toMatchObject({ to: 1 });
});

test.each([
  ['no JSON', ['{'], 4400],
  ['no message of the protocol', [{ type: 'start' }], 4400],
  ['a subscription before the introduction', [{ id: '1', type: 'subscribe', payload: {} }], 4401],
  ['two introductions', [{ type: 'connection_init' }, { type: 'connection_init' }], 4429],
])('%s closes the socket with the code of the protocol', async (_, said, code) => {
  const { url } = await openGateway();
  const client = await new LiveClient(url).opened();
  for (const message of said) client.say(message);
  expect(await client.closed).toBe(code);
});

test('the same id twice closes with 4409, another subprotocol with 4406', async () => {
  const { url } = await openGateway();
  const client = await marketOf(url);
  client.subscribe('1', 'MarketChanges', { marketId: 'm1' });
  expect(await client.closed).toBe(4409);
  const old = await new LiveClient(url, 'graphql-ws').opened().catch(() => null);
  expect(old).toBeNull();
});

test('the graphql-ws library understands it, and what it leaves is let go', async () => {
  const { upstream, url } = await openGateway();
  const client = createClient({
    url: `${url.replace('http', 'ws')}/live`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
  });
  onTestFinished(() => void client.dispose());
  const stream = client.iterate({ query: subscriptionText('MarketChanges'), variables: { marketId: 'm1' } });
  const next = stream.next();
  (await upstream.connections.markets.nth(1)).say(image());
  expect((await next).value).toMatchObject({ data: { marketChanges: { __typename: 'MarketImage' } } });
  await stream.return?.();
  const metrics = async () => (await fetch(`${url}/metrics`)).text();
  await expect.poll(metrics).toContain('layline_live_subscriptions 0');
});
