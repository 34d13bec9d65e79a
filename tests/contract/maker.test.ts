import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMarketBook, listMarkets, type RunnerBook } from '#contract/market.ts';
import { listAllEvents } from '#contract/reference.ts';
import { callExchange } from '#contract/rest-client.ts';
import { getScore } from '#contract/score.ts';
import { dataOf, TestExchange } from '../support/test-exchange.ts';
import { runSeason } from './season.fixture.ts';

let exchange: TestExchange;
beforeAll(async () => void (exchange = await TestExchange.open()));
afterAll(() => exchange.close());

const startSeason = (...sportIds: string[]) => runSeason(exchange, ...sportIds);

const allEvents = async () =>
  Object.values(dataOf(await callExchange(exchange.url, listAllEvents, { body: { key: 'test' } }))).flat();

const soonestFirst = (one: { eventTime: string }, other: { eventTime: string }): number =>
  Date.parse(one.eventTime) - Date.parse(other.eventTime);

/**
 * Waits until the markets of a sport's first event are settled; checks the kinds of those that it began with, and whether
 * they are settled on a number. Those that half-time brings are settled, too.
 */
async function expectSettled(sport: string, kinds: string[]): Promise<void> {
  const [first] = (await allEvents()).filter(({ sportId }) => sportId === sport).sort(soonestFirst);
  const query = { eventId: first!.exEventId };
  const settled = async () => {
    const made = dataOf(await callExchange(exchange.url, listMarkets, { query }));
    const isClosed = ({ status, voided }: (typeof made)[number]) => status === 'CLOSED' && !voided;
    const isLate = ({ marketName }: (typeof made)[number]) => marketName.endsWith('set at half-time');
    if (!made.filter(isLate).every(isClosed)) return ['what half-time brought is open'];
    const early = made.filter((market) => isClosed(market) && !isLate(market));
    return early.map(({ kind, number }) => `${kind} ${typeof number}`).sort();
  };
  await expect.poll(settled, { timeout: 60_000 }).toEqual(kinds);
}

/** Of an index: its three first strikes and those set on the way, all on the number it closed at. */
async function expectIndexSettled(sport: string): Promise<void> {
  const [first] = (await allEvents()).filter(({ sportId }) => sportId === sport).sort(soonestFirst);
  const query = { eventId: first!.exEventId };
  const made = async () => dataOf(await callExchange(exchange.url, listMarkets, { query }));
  await expect
    .poll(async () => (await made()).every(({ status }) => status === 'CLOSED'), { timeout: 60_000 })
    .toBe(true);
  const markets = await made();
  expect(markets.length).toBeGreaterThanOrEqual(3);
  expect(new Set(markets.map(({ kind, voided }) => `${kind} ${voided}`))).toEqual(new Set(['BINARY false']));
  expect(new Set(markets.map(({ number }) => number)).size).toBe(1);
  expect(new Set(markets.map(({ strike }) => strike)).size).toBe(markets.length);
}

async function expectInPlay(...wanted: string[]): Promise<void> {
  const seen = new Set<string>();
  const look = async () => {
    for (const event of await allEvents()) if (event.inPlay) seen.add(event.sportId);
    return wanted.filter((sportId) => seen.has(sportId));
  };
  await expect.poll(look, { timeout: 60_000 }).toEqual(wanted);
}

test('matches are announced, quoted on both sides, played, and settled with their winner', async () => {
  const season = await startSeason('4', '2', '1');
  await expectInPlay('4', '2', '1');

  // Not the next one: on a slow machine it may have ended before it is looked at.
  const ahead = (await allEvents()).filter(({ inPlay }) => !inPlay).sort(soonestFirst);
  const upcoming = ahead[Math.floor(ahead.length / 2)];
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

  const ofCricket = [
    'BOOKMAKER undefined',
    'LINE number',
    'SESSION number',
    'SESSION number',
    'WINNER undefined',
  ];
  await expectSettled('4', ofCricket);
  await expectSettled('1', ['HANDICAP number', 'WINNER undefined', 'WINNER undefined', 'WINNER undefined']);

  await season.stop();
  expect(season.troubles).toEqual([]);
}, 180_000);

test('races, basketball, an index and a draw are made too, and settled by their kinds', async () => {
  const season = await startSeason('7', '7522', '66103', '66104');
  await expectInPlay('7', '7522', '66103', '66104');
  const kindsOf = {
    '7': ['PLACE undefined', 'WINNER undefined'],
    '7522': ['HANDICAP number', 'WINNER undefined', 'WINNER undefined'],
    '66104': ['LOTTERY undefined', 'LOTTERY undefined', 'LOTTERY undefined'],
  };
  for (const [sport, kinds] of Object.entries(kindsOf)) await expectSettled(sport, kinds);
  await expectIndexSettled('66103');
  await season.stop();
  expect(season.troubles).toEqual([]);
}, 180_000);

test('virtual events of each kind are played and settled, each by its own markets', async () => {
  const season = await startSeason('66101');
  const kindsOf = {
    'Virtual Race': ['PLACE', 'WINNER'],
    'Virtual Football': ['WINNER'],
    'Virtual Over': ['WINNER', 'WINNER'],
  };
  for (const [series, kinds] of Object.entries(kindsOf)) {
    const first = async () =>
      (await allEvents())
        .filter(({ tournamentName, inPlay }) => tournamentName === series && !inPlay)
        .sort(soonestFirst)[0]?.exEventId ?? '';
    await expect.poll(first, { timeout: 30_000 }).not.toBe('');
    const eventId = await first();
    const query = { eventId };
    const texts = async () =>
      dataOf(await callExchange(exchange.url, getScore, { params: { eventId } })).incidents.map(
        ({ text }) => text,
      );
    await expect.poll(async () => (await texts())[0]).toMatch(/^Sealed: sha256 [0-9a-f]{64}$/);
    const closed = async () =>
      dataOf(await callExchange(exchange.url, listMarkets, { query }))
        .filter(({ status, voided }) => status === 'CLOSED' && !voided)
        .map(({ kind }) => kind)
        .sort();
    await expect.poll(closed, { timeout: 60_000 }).toEqual(kinds);
    const sealed = async () => (await texts()).at(-1)?.replace(/^Revealed: /, '') ?? '';
    await expect
      .poll(
        async () =>
          `Sealed: sha256 ${createHash('sha256')
            .update(await sealed())
            .digest('hex')}`,
      )
      .toBe((await texts())[0]);
  }
  await season.stop();
  expect(season.troubles).toEqual([]);
}, 180_000);

test('a draw tells its seal before anyone can bet, and its digits follow from the seed that it reveals', async () => {
  const season = await startSeason('66104');
  const scoreOf = async (eventId: string) =>
    dataOf(await callExchange(exchange.url, getScore, { params: { eventId } })).incidents.map(
      ({ text }) => text,
    );
  const upcoming = async () =>
    (await allEvents()).filter(({ sportId, inPlay }) => sportId === '66104' && !inPlay).sort(soonestFirst);
  await expect.poll(async () => (await upcoming()).length, { timeout: 30_000 }).toBeGreaterThan(0);
  const { exEventId: eventId } = (await upcoming()).at(-1)!;
  const query = { eventId };
  const markets = async () => dataOf(await callExchange(exchange.url, listMarkets, { query }));
  await expect.poll(async () => (await markets()).some(({ status }) => status === 'OPEN')).toBe(true);
  expect(await scoreOf(eventId)).toEqual([expect.stringMatching(/^Sealed: sha256 [0-9a-f]{64}$/)]);
  expect((await markets()).map(({ marketName }) => marketName)).toEqual([
    'First digit',
    'Second digit',
    'Third digit',
  ]);
  await expect.poll(async () => (await scoreOf(eventId)).length, { timeout: 60_000 }).toBe(5);
  const [seal, ...told] = await scoreOf(eventId);
  const seed = told.at(-1)!.replace('Revealed: ', '');
  expect(seal).toBe(`Sealed: sha256 ${createHash('sha256').update(seed).digest('hex')}`);
  const digit = (place: number) =>
    createHash('sha256').update(`${seed}:${place}`).digest().readUInt32BE(0) % 10;
  expect(told.slice(0, 3)).toEqual([
    `Third digit: ${digit(2)}`,
    `Second digit: ${digit(1)}`,
    `First digit: ${digit(0)}`,
  ]);
  await season.stop();
  expect(season.troubles).toEqual([]);
}, 180_000);

test('an index tells its seal before anyone can bet, and reveals what its close follows from when all is settled', async () => {
  const season = await startSeason('66103');
  const inPlay = async () =>
    (await allEvents()).filter((event) => event.sportId === '66103' && event.inPlay).sort(soonestFirst);
  await expect.poll(async () => (await inPlay()).length, { timeout: 30_000 }).toBeGreaterThan(0);
  const { exEventId: eventId } = (await inPlay()).at(-1)!;
  const textsOf = async () =>
    dataOf(await callExchange(exchange.url, getScore, { params: { eventId } })).incidents.map(
      ({ text }) => text,
    );
  const markets = async () => dataOf(await callExchange(exchange.url, listMarkets, { query: { eventId } }));
  const seen: { texts: string[]; isOver: boolean }[] = [];
  const isRevealed = async () => {
    // What was told is read first: if it was revealed by then, nothing may be open after it.
    const texts = await textsOf();
    seen.push({ texts, isOver: (await markets()).every(({ status }) => status === 'CLOSED') });
    return texts.at(-1)!.startsWith('Revealed: ');
  };
  await expect.poll(isRevealed, { timeout: 60_000, interval: 20 }).toBe(true);
  expect(seen.length).toBeGreaterThan(1);
  expect(seen.at(-1)!.isOver).toBe(true);
  const [seal, start, ...told] = seen.at(-1)!.texts;
  for (const { texts } of seen) expect(texts.slice(0, 2)).toEqual([seal, start]);

  const text = told.at(-1)!.replace('Revealed: ', '');
  const sha256 = (of: string) => createHash('sha256').update(of).digest();
  expect(seal).toBe(`Sealed: sha256 ${sha256(text).toString('hex')}`);
  const level = Number(/^[0-9a-f]{64} index: start (\d+)$/.exec(text)?.[1]);
  expect(start).toBe(`Starts at ${level / 100}`);
  let normal = -6;
  for (let place = 0; place < 12; place++) normal += sha256(`${text}:${place}`).readUInt32BE(0) / 2 ** 32;
  const close = level + Math.round(normal * 450 * Math.sqrt(120));
  expect(told.at(-2)).toBe(`Closed at ${close / 100}`);
  expect(new Set((await markets()).map(({ number }) => number))).toEqual(new Set([close]));
  await season.stop();
  expect(season.troubles).toEqual([]);
}, 180_000);

test('a maker that starts again in the middle of a match never tells a score of its beginning', async () => {
  let season = await startSeason('7522');
  // Basketball: points only ever grow.
  const pointsOf = ({ score }: Awaited<ReturnType<typeof allEvents>>[number]) =>
    Number(score?.home ?? 0) + Number(score?.away ?? 0);
  let eventId = '';
  let before = 0;
  const findMatch = async () => {
    for (const event of (await allEvents()).filter((one) => one.sportId === '7522' && one.inPlay)) {
      before = pointsOf(event);
      if (before > 20 && before < 90) return (eventId = event.exEventId);
    }
    return eventId;
  };
  await expect.poll(findMatch, { timeout: 60_000, interval: 20 }).not.toBe('');
  await season.stop();
  const told: number[] = [];
  season = await startSeason('7522');
  for (let look = 0; look < 100; look++) {
    const event = (await allEvents()).find(({ exEventId }) => exEventId === eventId);
    if (event) told.push(pointsOf(event));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await season.stop();
  expect(Math.min(...told)).toBeGreaterThanOrEqual(before);
}, 120_000);

test('a later season takes up or voids what the last one left: nothing stays open for ever', async () => {
  const before = await callExchange(exchange.url, listMarkets, { query: { sportId: '4' } });
  const left = dataOf(before).filter(({ status }) => status !== 'CLOSED');
  expect(left.length).toBeGreaterThan(0);
  const season = await startSeason('4');
  const standing = async () => {
    const markets = await Promise.all(
      left.map(async ({ marketId }) =>
        dataOf(await callExchange(exchange.url, getMarketBook, { params: { marketId } })),
      ),
    );
    return markets.flatMap(({ marketId, definition: { status, startTime } }) =>
      status === 'CLOSED' ? [] : [`${marketId} ${status} ${startTime}`],
    );
  };
  await expect.poll(standing, { timeout: 60_000 }).toEqual([]);
  expect(season.troubles).toEqual([]);
  await season.stop();
}, 120_000);
