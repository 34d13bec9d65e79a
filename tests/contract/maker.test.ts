import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMarketBook, listMarkets, type RunnerBook } from '#contract/market.ts';
import { listAllEvents } from '#contract/reference.ts';
import { callExchange } from '#contract/rest-client.ts';
import { openDesk } from '#server/maker/exchange-desk.ts';
import { openSeason } from '#server/maker/season.ts';
import { openTrader } from '#server/maker/trader.ts';
import { dataOf, TestExchange } from '../support/test-exchange.ts';

let exchange: TestExchange;
beforeAll(async () => void (exchange = await TestExchange.open()));
afterAll(() => exchange.close());

/** The whole season a hundred times faster than life: a match lasts some five seconds. */
const speed = 100;

/** Runs a season until `stop`; troubles are collected, for there should be none. */
async function startSeason() {
  const stop = new AbortController();
  const desk = openDesk(exchange.url, exchange.operator.operatorKey ?? '');
  const maker = await openTrader(exchange.url, 'maker-t', 'a-password-of-tests', 'season-t', Date.now);
  await desk.fund('maker-t', 1e11, 'fund-the-maker');
  const troubles: string[] = [];
  const season = openSeason({
    baseUrl: exchange.url,
    desk,
    makers: [maker],
    speed,
    seed: 'test',
    clock: Date.now,
    wait: (ms) =>
      new Promise((resolve, reject) => {
        if (stop.signal.aborted) return reject(new Error('stopped'));
        setTimeout(() => (stop.signal.aborted ? reject(new Error('stopped')) : resolve()), Math.max(0, ms));
      }),
    onTrouble: (fixture, error) => {
      if (!stop.signal.aborted) troubles.push(`${fixture.eventId}: ${error.message}`);
    },
  });
  const running = season.run().catch(() => undefined);
  return {
    troubles,
    stop: async () => {
      stop.abort();
      await running;
    },
  };
}

const allEvents = async () =>
  Object.values(dataOf(await callExchange(exchange.url, listAllEvents, { body: { key: 'test' } }))).flat();

test('events of seven sports are announced, quoted on both sides, played, and settled with their winner', async () => {
  const season = await startSeason();
  const seenInPlay = new Set<string>();
  await expect
    .poll(
      async () => {
        for (const event of await allEvents()) if (event.inPlay) seenInPlay.add(event.sportId);
        return [...seenInPlay].sort((a, b) => Number(a) - Number(b));
      },
      { timeout: 20_000 },
    )
    .toEqual(['1', '2', '4', '7', '7522', '66103', '66104']);

  // The one that starts last: on a slow machine the others may have ended before they are looked at.
  const upcoming = (await allEvents())
    .filter(({ inPlay, sportId }) => !inPlay && sportId !== '66104')
    .sort((a, b) => Date.parse(a.eventTime) - Date.parse(b.eventTime))
    .at(-1);
  const marketId = upcoming!.marketIds[0]!;
  const book = async () => dataOf(await callExchange(exchange.url, getMarketBook, { params: { marketId } }));
  await expect
    .poll(async () => (await book()).runners.every(({ toBack, toLay }) => toBack.length + toLay.length > 0))
    .toBe(true);
  const isCrossed = ({ toBack, toLay }: RunnerBook) => (toBack[0]?.[0] ?? 0) >= (toLay[0]?.[0] ?? Infinity);
  expect((await book()).runners.filter(isCrossed)).toEqual([]);
  await expect.poll(async () => (await book()).definition.status, { timeout: 60_000 }).toBe('CLOSED');
  const { definition } = await book();
  expect(definition.runners.filter(({ status }) => status === 'WINNER')).toHaveLength(1);

  const firstOf = async (sport: string) =>
    (await allEvents())
      .filter(({ sportId }) => sportId === sport)
      .sort((a, b) => Date.parse(a.eventTime) - Date.parse(b.eventTime))[0]!.exEventId;
  const settledOf = async (eventId: string) => {
    const made = dataOf(await callExchange(exchange.url, listMarkets, { query: { eventId } }));
    const closed = made.filter(({ status, voided }) => status === 'CLOSED' && !voided);
    return closed.map(({ kind, number }) => `${kind} ${typeof number}`).sort((a, b) => (a < b ? -1 : 1));
  };
  const kindsOf = {
    '4': ['BOOKMAKER undefined', 'LINE number', 'SESSION number', 'SESSION number', 'WINNER undefined'],
    '1': ['HANDICAP number', 'WINNER undefined'],
    '7': ['PLACE undefined', 'WINNER undefined'],
    '66103': ['BINARY number'],
    '66104': ['LOTTERY undefined', 'LOTTERY undefined', 'LOTTERY undefined'],
  };
  for (const [sport, kinds] of Object.entries(kindsOf)) {
    const eventId = await firstOf(sport);
    await expect.poll(() => settledOf(eventId), { timeout: 60_000 }).toEqual(kinds);
  }

  await season.stop();
  expect(season.troubles).toEqual([]);
}, 180_000);

test('a later season takes up or voids what the last one left: nothing stays open for ever', async () => {
  const before = await callExchange(exchange.url, listMarkets, { query: { sportId: '4' } });
  const left = dataOf(before).filter(({ status }) => status !== 'CLOSED');
  expect(left.length).toBeGreaterThan(0);
  const season = await startSeason();
  const statusOf = async (marketId: string) =>
    dataOf(await callExchange(exchange.url, getMarketBook, { params: { marketId } })).definition.status;
  await expect
    .poll(async () => Promise.all(left.map(({ marketId }) => statusOf(marketId))), { timeout: 60_000 })
    .toEqual(left.map(() => 'CLOSED'));
  await season.stop();
}, 180_000);
