import { afterAll, beforeAll, expect, test } from 'vitest';
import { setEventState, setMarketStatus, settleMarket } from '#contract/operator.ts';
import { connectLive, type LiveClient } from '#server/gateway/testing/live-client.ts';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { openTcpDoor } from '#tests/support/tcp-door.ts';
import { openTestGateway, type TestGateway } from '#tests/support/test-gateway.ts';

/** The real gateway over the real exchange, used as the site uses it. */

let exchange: TestExchange;
let gateway: TestGateway;
beforeAll(async () => {
  exchange = await TestExchange.open();
  gateway = await openTestGateway(exchange.url);
});
afterAll(async () => {
  await gateway.close();
  await exchange.close();
});

const signIn = async (userName: string): Promise<string> => {
  const { data } = await gateway.run('SignIn', { userName, password: `demo-${userName}` });
  expect(data.signIn).toMatchObject({ __typename: 'Session', userName });
  return data.signIn.token as string;
};

let lastBet = 0;
const bet = (side: 'BACK' | 'LAY', changes: object = {}) => ({
  place: {
    clientId: `gateway-bet-${++lastBet}`,
    runnerId: 'r1',
    side,
    odds: 236,
    stake: 1_000_00,
    ...changes,
  },
});

async function send(token: string, marketId: string, ...instructions: object[]) {
  const answer = await gateway.run('SendInstructions', { marketId, instructions }, token);
  expect(answer.errors).toBeUndefined();
  return answer.data.sendInstructions;
}

/** Reads messages until one matches. */
async function until(client: LiveClient, field: string, isIt: (message: any) => boolean): Promise<any> {
  for (;;) {
    const message = (await client.data())[field];
    if (isIt(message)) return message;
  }
}

test('a bettor signs in, follows a market and the account, bets, and sees the match on both', async () => {
  const marketId = await exchange.openMarket('match');
  const [asha, ben] = [await signIn('asha'), await signIn('ben')];
  const prices = await connectLive(gateway.url);
  prices.subscribe('m', 'MarketChanges', { marketId });
  const account = await connectLive(gateway.url, { token: asha });
  account.subscribe('a', 'AccountChanges');
  const image = await until(account, 'accountChanges', (message) => message.__typename === 'AccountImage');
  await until(prices, 'marketChanges', (message) => message.__typename === 'MarketImage');

  const [resting] = await send(ben, marketId, bet('LAY'));
  expect(resting).toMatchObject({ __typename: 'InstructionAccepted', fills: [] });
  const offered = await until(prices, 'marketChanges', (message) => message.__typename === 'MarketChange');
  expect(offered.changes).toMatchObject([{ runnerId: 'r1', toBack: [[236, 1_000_00]] }]);

  const [taken] = await send(asha, marketId, bet('BACK', { stake: 400_00 }));
  expect(taken.fills).toEqual([{ __typename: 'Fill', odds: 236, stake: 400_00 }]);
  const matched = await until(prices, 'marketChanges', (message) => message.matchedNow !== undefined);
  expect(matched).toMatchObject({
    from: offered.to,
    matchedNow: 400_00,
    changes: [{ runnerId: 'r1', toBack: [[236, 600_00]], lastOdds: 236, matched: 400_00 }],
  });
  const changed = await until(account, 'accountChanges', (message) => message.__typename === 'AccountChange');
  expect(changed).toMatchObject({
    from: image.to,
    changedBalance: { bankBalance: image.balance.bankBalance, exposure: 400_00 },
    orders: [{ matched: 400_00, status: 'COMPLETE' }],
    positions: [{ marketId, exposure: 400_00 }],
  });

  const lookup = await gateway.run('InstructionLookup', { clientId: taken.clientId }, asha);
  expect(lookup.data.instructionResult).toMatchObject({
    result: { __typename: 'InstructionAccepted', clientId: taken.clientId },
    order: { matched: 400_00 },
  });
  const asked = { marketId, scope: 'ALL', betSort: 'AT', page: { offset: 0, limit: 10, direction: 'DESC' } };
  const { data } = await gateway.run('BetHistory', asked, asha);
  expect(data.betHistory.bets).toMatchObject([
    { selectionName: 'Dunes', side: 'BACK', odds: 236, matched: 400_00, state: 'MATCHED' },
  ]);
});

test('the terms of a bet reach the exchange, and the end of its delay the bettor', async () => {
  const marketId = await exchange.openMarket('terms');
  const [asha, ben] = [await signIn('asha'), await signIn('ben')];
  const inPlay = { params: { marketId }, body: { inPlay: true, betDelay: 2 } };
  const { version } = dataOf(await exchange.call(setMarketStatus, inPlay, exchange.operator));
  await send(ben, marketId, bet('LAY', { odds: 232 }));
  const account = await connectLive(gateway.url, { token: asha });
  account.subscribe('a', 'AccountChanges');
  const [moved, unfilled, changed, held] = await send(
    asha,
    marketId,
    bet('BACK', { take: { policy: 'BETTER' } }),
    bet('BACK', { odds: 232, fillOrKill: {}, stake: 1_000_01 }),
    bet('BACK', { odds: 232, marketVersion: version - 1 }),
    bet('BACK', { take: { policy: 'WITHIN', ticks: 2 }, persistence: 'PERSIST', marketVersion: version }),
  );
  expect(moved).toMatchObject({ code: 'ODDS_CHANGED', odds: 232 });
  expect(unfilled).toMatchObject({ code: 'FILL_OR_KILL' });
  expect(changed).toMatchObject({ code: 'MARKET_CHANGED' });
  const [{ orderId, delayEndsAt }] = held.orders;
  expect(held.orders).toMatchObject([{ persistence: 'PERSIST', matched: 0 }]);
  expect(Date.parse(delayEndsAt)).toBeGreaterThan(0);
  const ended = await until(account, 'accountChanges', (message) =>
    message.orders?.some((order: any) => order.orderId === orderId && order.delayEndsAt === null),
  );
  expect(ended.orders).toMatchObject([{ orderId, matched: 1_000_00, averageOdds: 232 }]);
});

test('a market that is settled pays, and the account hears of it', async () => {
  const marketId = await exchange.openMarket('paid');
  const [asha, ben] = [await signIn('asha'), await signIn('ben')];
  await send(ben, marketId, bet('LAY', { odds: 200 }));
  await send(asha, marketId, bet('BACK', { odds: 200 }));
  const account = await connectLive(gateway.url, { token: asha });
  account.subscribe('a', 'AccountChanges');
  const image = await until(account, 'accountChanges', (message) => message.__typename === 'AccountImage');
  expect(image.orders).toEqual(expect.arrayContaining([expect.objectContaining({ marketId })]));
  const settle = { params: { marketId }, body: { winners: ['r1'] } };
  dataOf(await exchange.call(settleMarket, settle, exchange.operator));
  const paid = await until(account, 'accountChanges', (message) => message.settlements?.length > 0);
  expect(paid.settlements).toMatchObject([{ marketId, profit: 1_000_00, commission: 20_00 }]);
  expect(paid.changedBalance.bankBalance).toBe(image.balance.bankBalance + 980_00);

  const second = await connectLive(gateway.url, { token: asha });
  second.subscribe('a', 'AccountChanges');
  const after = await until(second, 'accountChanges', (message) => message.__typename === 'AccountImage');
  expect(after.orders.some((order: { marketId: string }) => order.marketId === marketId)).toBe(false);
  const { data } = await gateway.run('Settlements', {}, asha);
  expect(data.settlements).toEqual(
    expect.arrayContaining([expect.objectContaining({ marketId, result: 'Dunes' })]),
  );
  const why = await gateway.run('WhyAmount', { marketId }, asha);
  expect(why.data.whyAmount).toMatchObject({
    kind: 'WINNER',
    commissionRate: 200,
    settlements: [
      {
        settlementId: paid.settlements[0].settlementId,
        ending: { voided: false, winners: ['Dunes'], tied: [] },
        bets: [{ selectionName: 'Dunes', side: 'BACK', odds: 200, fate: 'WON', amount: 1_000_00 }],
        rounding: 0,
        posted: { profit: 1_000_00, commission: 20_00 },
      },
    ],
  });
  expect((await gateway.run('WhyAmount', { marketId: 'none' }, asha)).data.whyAmount).toBeNull();
});

test('what the exchange refuses is a member of the union, each with its code and sentence', async () => {
  const marketId = await exchange.openMarket('refused');
  const asha = await signIn('asha');
  const results = await send(
    asha,
    marketId,
    bet('BACK', { odds: 237 }),
    bet('BACK', { stake: 1 }),
    bet('BACK', { stake: 9_000_000_00 }),
    bet('BACK', { stake: -100 }),
    bet('BACK', { runnerId: 'r9' }),
    { cancel: { clientId: 'gateway-cancel-1', orderId: 'nobody-has-it' } },
  );
  expect(results.map(({ code }: { code: string }) => code)).toEqual([
    'OFF_LADDER',
    'STAKE_TOO_SMALL',
    'INSUFFICIENT_BALANCE',
    'STAKE_TOO_SMALL',
    'UNKNOWN_RUNNER',
    'UNKNOWN_ORDER',
  ]);
  expect(results[0]).toMatchObject({ __typename: 'InstructionRefused', lower: 236, higher: 238 });
  for (const { message } of results) expect(message).toMatch(/^[A-Z].*\.$/);
  const [unknown] = await send(asha, 'no-market', bet('BACK'));
  expect(unknown).toMatchObject({ code: 'UNKNOWN_MARKET' });
  const wrong = await gateway.run('SignIn', { userName: 'asha', password: 'wrong' });
  expect(wrong).toMatchObject({
    status: 200,
    data: { signIn: { __typename: 'Refusal', code: 'INVALID_CREDENTIALS' } },
  });
});

test('[SES-3] no token, a forged one and one that was signed out are 401 for the whole request', async () => {
  const gone = await signIn('chitra');
  expect((await gateway.run('Logout', {}, gone)).data).toEqual({ logout: true });
  for (const token of [undefined, 'forged', gone]) {
    const answer = await gateway.run('Settlements', {}, token);
    expect(answer).toMatchObject({ status: 401, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    expect(answer).not.toHaveProperty('data');
  }
});

test('[SES-3] a socket is closed with 4401: a forged token at once, a signed-out one within 2 s', async () => {
  const token = await signIn('chitra');
  const [forged, live] = [
    await connectLive(gateway.url, { token: 'forged' }),
    await connectLive(gateway.url, { token }),
  ];
  expect(await forged.closed).toBe(4401);
  live.subscribe('a', 'AccountChanges');
  await live.data();
  const from = performance.now();
  await gateway.run('Logout', {}, token);
  expect(await live.closed).toBe(4401);
  expect(performance.now() - from).toBeLessThan(2_000);
});

test('a renewed session goes on with the new token, on the socket too', async () => {
  const token = await signIn('esha');
  const live = await connectLive(gateway.url, { token });
  live.subscribe('a', 'AccountChanges');
  await live.data();
  const { data } = await gateway.run('RenewSession', {}, token);
  expect(data.renewSession.token).not.toBe(token);
  const { status } = await gateway.run('Settlements', {}, data.renewSession.token);
  expect(status).toBe(200);
  expect(await live.data()).toHaveProperty('accountChanges');
});

test('an unknown operation and an unknown market are answered as such', async () => {
  const { status, errors } = await gateway.post('{"query":"{ sports { sportId } }"}');
  expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'UNKNOWN_OPERATION']);
  const client = await connectLive(gateway.url);
  client.subscribe('1', 'MarketChanges', { marketId: 'no-market' });
  expect((await client.data()).marketChanges).toEqual({ __typename: 'UnknownMarket', marketId: 'no-market' });
});

test('the lists, an event with its markets, and its state as it changes are the exchange’s', async () => {
  const marketId = await exchange.openMarket('listed');
  for (const list of [
    'Sports',
    'ExchangeTypes',
    'CasinoEvents',
    'Theme',
    'Themes',
    'SiteNews',
    'Support',
    'RacingEvents',
    'DemoBettors',
  ]) {
    expect(await gateway.run(list)).toMatchObject({ status: 200, data: expect.any(Object) });
  }
  const { data } = await gateway.run('EventMarkets', { eventId: 'listed' });
  expect(data).toMatchObject({ event: { exEventId: 'listed' }, markets: [{ marketId, status: 'OPEN' }] });
  expect((await gateway.run('EventMarkets', { eventId: 'nowhere' })).data).toEqual({
    event: null,
    markets: [],
  });

  const client = await connectLive(gateway.url);
  client.subscribe('e', 'EventChanges', { eventId: 'listed' });
  await until(client, 'eventChanges', (state) => !state.inPlay);
  const before = await gateway.run('AllEvents');
  const score = { home: '1/0', away: '', period: '1st innings', note: '' };
  const state = { params: { eventId: 'listed' }, body: { inPlay: true, score } };
  dataOf(await exchange.call(setEventState, state, exchange.operator));
  expect(await until(client, 'eventChanges', ({ inPlay }) => inPlay)).toMatchObject({ score });
  const inPlay = ({ data: { allEvents } }: typeof before) =>
    allEvents[0].events.find(({ exEventId }: { exEventId: string }) => exEventId === 'listed').inPlay;
  expect([inPlay(before), inPlay(await gateway.run('AllEvents'))]).toEqual([false, true]);
});

test('the exchange starts again: everyone gets the same book under its new epoch, and no token is lost', async () => {
  const marketId = await exchange.openMarket('again');
  const ben = await signIn('ben');
  await send(ben, marketId, bet('LAY'));
  const door = await openTcpDoor(exchange.url);
  const second = await openTestGateway(door.url);
  const client = await connectLive(second.url, { token: ben });
  client.subscribe('m', 'MarketChanges', { marketId });
  const before = await until(client, 'marketChanges', (message) => message.__typename === 'MarketImage');
  await exchange.reopen();
  door.lead(exchange.url);
  const after = await until(
    client,
    'marketChanges',
    (message) => message.__typename === 'MarketImage' && message.epoch !== before.epoch,
  );
  expect(after.runners).toEqual(before.runners);
  expect((await second.run('Settlements', {}, ben)).status).toBe(200);
  client.ws.terminate();
  await second.close();
  await door.close();
});
