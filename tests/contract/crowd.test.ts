import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listLedgerEntries } from '#contract/account.ts';
import { getMarketBook, listMarkets } from '#contract/market.ts';
import { createEvent, createMarket, fundAccount, setMarketStatus, setQuotes } from '#contract/operator.ts';
import { listOrders, listPositions } from '#contract/order.ts';
import type { BodyOf } from '#contract/call.ts';
import { callExchange } from '#contract/rest-client.ts';
import { isQuoted } from '#domain/market/market-kind.ts';
import { oddsLadders } from '#domain/odds/odds-ladder.ts';
import { Bettor } from '#server/crowd/bettor.ts';
import { runCrowd } from '#server/crowd/crowd.ts';
import { habits } from '#server/crowd/habits/all-habits.ts';
import { hedger, unevenRunner } from '#server/crowd/habits/hedger.ts';
import type { Habit } from '#server/crowd/habits/habit.ts';
import { quoteAround } from '#server/maker/quote.ts';
import { createRandom } from '#server/maker/random.ts';
import { openTrader, type Trader } from '#server/maker/trader.ts';
import { aBet, dataOf, operatorKey, TestExchange } from '../support/test-exchange.ts';

let exchange: TestExchange;
let maker: Trader;
beforeAll(async () => {
  exchange = await TestExchange.open();
  maker = await openTrader(
    exchange.url,
    'maker-t',
    'a-password-of-tests',
    'crowd-maker',
    Date.now,
    operatorKey,
  );
  const body = { amount: 1e12, reference: 'fund-the-maker' };
  dataOf(await exchange.call(fundAccount, { params: { userName: 'maker-t' }, body }, exchange.operator));
});
afterAll(() => exchange.close());

const offer = { depth: 3, liability: 50_000_00, gap: 2 };
const start = new Date(Date.now() + 60_000).toISOString();

/** Opens a market that the maker might have made, with prices on both sides. */
async function openMarket(
  marketId: string,
  chances: readonly number[],
  { inPlay = false, ...kind }: Partial<BodyOf<typeof createMarket>> & { inPlay?: boolean } = {},
): Promise<string> {
  const eventId = marketId.split('.')[0]!;
  const event = {
    sportId: '1',
    eventName: eventId,
    eventTime: start,
    tournamentId: 't',
    tournamentName: 'Cup',
  };
  const body = { ...event, home: null, away: null };
  dataOf(await exchange.call(createEvent, { params: { eventId }, body }, exchange.operator));
  const runners = chances.map((_, at) => ({ runnerId: `${marketId}.${at + 1}`, name: `Runner ${at + 1}` }));
  const market = { eventId, marketName: 'Match Odds', startTime: start, runners, ...kind };
  dataOf(await exchange.call(createMarket, { params: { marketId }, body: market }, exchange.operator));
  const status = { status: 'OPEN', inPlay } as const;
  dataOf(await exchange.call(setMarketStatus, { params: { marketId }, body: status }, exchange.operator));
  if (isQuoted(kind.kind ?? 'WINNER')) {
    const line = kind.kind === 'SESSION' ? 45_00 : null;
    const quotes = runners.map(({ runnerId }) => ({
      runnerId,
      side: 'BACK' as const,
      odds: 190,
      line,
      size: 50_000_00,
    }));
    dataOf(await exchange.call(setQuotes, { params: { marketId }, body: { quotes } }, exchange.operator));
    return marketId;
  }
  const ladder = oddsLadders[kind.ladder ?? 'CLASSIC'];
  const orders = quoteAround(chances, { ladder, ...offer }).map(({ runner, ...order }) => ({
    ...order,
    type: 'PLACE' as const,
    clientId: maker.nextClientId(),
    runnerId: runners[runner]!.runnerId,
  }));
  await maker.send(marketId, orders);
  return marketId;
}

const bettorsWith = (startId: string, ...some: readonly Habit[]) =>
  some.map(
    (habit, at) =>
      new Bettor(
        at + 1,
        'test',
        {
          baseUrl: exchange.url,
          operatorKey: exchange.operator.operatorKey!,
          startId,
          clock: Date.now,
        },
        habit,
      ),
  );

/** Lets the bettors act fast until a condition holds. Returns what went wrong. */
async function runUntil(bettors: readonly Bettor[], isDone: () => Promise<boolean>): Promise<string[]> {
  const stop = new AbortController();
  const troubles: string[] = [];
  const running = runCrowd({
    baseUrl: exchange.url,
    bettors,
    speed: 1,
    random: createRandom('crowd'),
    clock: Date.now,
    wait: (ms) => delay(ms, undefined, { signal: stop.signal }),
    onTrouble: (where, error) => troubles.push(`${where}: ${error.message}`),
    everyMs: 5,
  }).catch(() => undefined);
  await expect.poll(isDone, { timeout: 60_000 }).toBe(true);
  stop.abort();
  await running;
  return troubles;
}

const bookOf = async (marketId: string) =>
  dataOf(await callExchange(exchange.url, getMarketBook, { params: { marketId } }));
const allHabits = habits.map(([habit]) => habit);

test('a crowd bets on every kind of market, at prices and quotes, in play and before, and leaves others’ orders', async () => {
  const markets = [
    await openMarket('match.mo', [0.5, 0.3, 0.2], { inPlay: true }),
    await openMarket('race.mo', [0.4, 0.3, 0.2, 0.1]),
    await openMarket('race.side-place', [0.7, 0.6, 0.5, 0.2], { kind: 'PLACE', numberOfWinners: 2 }),
    await openMarket('index.side-1', [0.5, 0.5], { kind: 'BINARY', strike: 100_00 }),
    await openMarket(
      'draw.mo',
      Array.from({ length: 10 }, () => 0.1),
      { kind: 'LOTTERY' },
    ),
    await openMarket('match.side-b', [0.5, 0.5], { kind: 'BOOKMAKER', inPlay: true }),
    await openMarket('match.side-s6', [1], { kind: 'SESSION', inPlay: true }),
  ];
  const staged = await openMarket('stage.1.main', [0.5, 0.5], { inPlay: true });
  const asha = await exchange.signIn('asha');
  const aside = aBet({ runnerId: `${markets[0]}.1`, odds: 100_000, stake: 100_00 });
  await exchange.instruct(asha, markets[0]!, aside);
  const bettors = bettorsWith('first', ...allHabits);
  const troubles = await runUntil(bettors, async () => {
    const books = await Promise.all(markets.map(bookOf));
    return books.every(({ matched }) => matched > 0);
  });
  expect(troubles).toEqual([]);
  const [left] = dataOf(await exchange.call(listOrders, { query: { state: 'UNMATCHED' } }, asha));
  expect(left).toMatchObject({ marketId: markets[0], remaining: 100_00 });
  expect((await bookOf(staged)).matched).toBe(0);
  expect(new Set(bettors.map(({ userName }) => userName)).size).toBe(allHabits.length);
  expect(bettors[0]?.userName).toBe('simulated-bettor-001');
}, 120_000);

test('hedgers end level', async () => {
  await openMarket('hedge.mo', [0.5, 0.3, 0.2], { inPlay: true });
  const [one] = bettorsWith('hedge', hedger);
  const uneven = async () => {
    const positions = dataOf(await one!.call(listPositions, {}));
    const open = positions.filter(({ marketId }) => marketId === 'hedge.mo');
    return open.length === 0 || open.some((own) => unevenRunner({ own }) !== null);
  };
  expect(await runUntil([one!], async () => !(await uneven()))).toEqual([]);
  expect(await uneven()).toBe(false);
}, 120_000);

test('a crowd that starts again has the same accounts, is funded no second time that day, and cancels nothing', async () => {
  const list = await callExchange(exchange.url, listMarkets, { query: {} });
  expect(dataOf(list).length).toBeGreaterThan(0);
  const before = bettorsWith('again', ...allHabits);
  const ordersOf = async (state: 'UNMATCHED' | 'MATCHED') => {
    const orders = await Promise.all(before.map((one) => one.call(listOrders, { query: { state } })));
    return orders.flatMap((one) => dataOf(one));
  };
  const left = await ordersOf('UNMATCHED');
  expect(left.length).toBeGreaterThan(0);
  // The ones that do not wait in the queue touch no order.
  const others = bettorsWith('third', ...allHabits).filter(({ habit }) => !habit.waits);
  let looks = 0;
  await runUntil(others, () => Promise.resolve(++looks > 20));
  // They wait on, or were matched by one of the others.
  const now = new Map(
    [...(await ordersOf('MATCHED')), ...(await ordersOf('UNMATCHED'))].map((one) => [one.orderId, one]),
  );
  for (const { orderId, cancelled } of left) expect(now.get(orderId)).toMatchObject({ cancelled });
  for (const one of before) {
    const entries = dataOf(await one.call(listLedgerEntries, { query: {} }));
    expect(entries.filter(({ kind }) => kind === 'deposit')).toHaveLength(1);
  }
}, 120_000);
