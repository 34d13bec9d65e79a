import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { getMarketBook } from '#contract/market.ts';
import { createEvent, createMarket, setEventState, setMarketStatus } from '#contract/operator.ts';
import { publishScore } from '#contract/score.ts';
import {
  liveProjectFields,
  liveProjectNames,
  liveProjectOf,
  type LiveProjectConfig,
  type LiveProjectName,
  type LiveProjects,
} from '#domain/wire/live-project.ts';
import type { FirestoreSdk } from '#live/firestore/firestore-sdk.ts';
import { createProjectTransport } from '#live/firestore/project-transport.ts';
import { ScoreStore } from '#live/score-store.ts';
import type { LiveTransport } from '#live/transport.ts';
import { notLiveReasonOf } from '#machines/market-feed/market-feed.machine.ts';
import { hashOfExchange, hashOfStore } from '#tests/faults/chaos/book-hash.ts';
import { FirestoreServer } from '#tests/support/firestore/firestore-server.ts';
import { openGatewayTransport } from '#tests/support/live/gateway-client.ts';
import { openMarketClient, type MarketClient } from '#tests/support/live/market-client.ts';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { openTestGateway, type TestGateway } from '#tests/support/test-gateway.ts';

/**
 * The six data projects, from the exchange's publisher to a browser's store: the real SDK, six apps at once, on a test
 * server that speaks the service's protocol.
 */

const config = (name: string): LiveProjectConfig =>
  Object.fromEntries(
    liveProjectFields.map((field) => [field, field === 'projectId' ? `layline-${name}` : `${field}-${name}`]),
  ) as LiveProjectConfig;
const configured = (names: readonly LiveProjectName[], emulatorHost: string): LiveProjects => ({
  projects: Object.fromEntries(names.map((name) => [name, config(name)])),
  emulatorHost,
});

let firestore: FirestoreServer;
let exchange: TestExchange;
let gateway: TestGateway;
beforeAll(async () => {
  firestore = await FirestoreServer.open();
  const projects = configured(liveProjectNames, firestore.host);
  exchange = await TestExchange.open({ log: 'silent', firestore: { ...projects, keysDir: undefined } });
  gateway = await openTestGateway(exchange.url, { liveProjects: projects });
});
afterAll(async () => {
  await gateway.close();
  await exchange.close();
  await firestore.stop();
});

/** A site's transport that counts what it follows through the gateway. Closed when the test is finished. */
function openTransport(names: readonly LiveProjectName[] = liveProjectNames, sdk?: FirestoreSdk) {
  const real = openGatewayTransport(gateway.url);
  const viaGateway = new Set<string>();
  const counted: LiveTransport = {
    ...real,
    watchMarket: (id, ...rest) => {
      viaGateway.add(id);
      const stop = real.watchMarket(id, ...rest);
      return () => {
        viaGateway.delete(id);
        stop();
      };
    },
    watchScore: (id, ...rest) => {
      viaGateway.add(id);
      const stop = real.watchScore(id, ...rest);
      return () => {
        viaGateway.delete(id);
        stop();
      };
    },
  };
  const loadSdk = vi.fn(async () => sdk ?? (await import('#live/firestore/firestore-sdk.ts')).firestoreSdk);
  const transport = createProjectTransport({
    gateway: counted,
    loadProjects: () => Promise.resolve(configured(names, firestore.host)),
    loadSdk,
  });
  onTestFinished(async () => {
    await transport.closeProjects();
    real.close();
  });
  return { transport, viaGateway, loadSdk };
}

const at = '2026-05-01T12:00:00.000Z';
let last = 0;

/** An open market of a sport, with an order in it. */
async function openMarket(sportId: string): Promise<string> {
  const eventId = `fs-${sportId}-${++last}`;
  const marketId = `${eventId}.mo`;
  const event = { sportId, eventName: 'A v B', eventTime: at, tournamentId: 't', tournamentName: 'T' };
  const by = exchange.operator;
  const body = { ...event, home: 'A', away: 'B' };
  dataOf(await exchange.call(createEvent, { params: { eventId }, body }, by));
  const runners = ['r1', 'r2'].map((runnerId) => ({ runnerId, name: runnerId }));
  const market = { eventId, marketName: 'Match Odds', startTime: at, runners };
  dataOf(await exchange.call(createMarket, { params: { marketId }, body: market }, by));
  dataOf(await exchange.call(setMarketStatus, { params: { marketId }, body: { status: 'OPEN' } }, by));
  return marketId;
}

async function trade(marketId: string, odds: number): Promise<void> {
  const ben = await exchange.signIn('ben');
  const bets = [
    aBet({ side: 'LAY', odds, stake: 500_00 }),
    aBet({ odds: odds + 20, stake: 500_00, runnerId: 'r2' }),
  ];
  await exchange.instruct(ben, marketId, ...bets);
}

const follow = (transport: LiveTransport, marketId: string): MarketClient => {
  const client = openMarketClient(transport, marketId);
  onTestFinished(() => client.stop());
  return client;
};
const bookOf = async (marketId: string) =>
  dataOf(await exchange.call(getMarketBook, { params: { marketId } }));
const patience = { timeout: 30_000, interval: 100 };
const isLive = ({ feed }: MarketClient) => notLiveReasonOf(feed.getSnapshot()) === null;
async function becomesEqual({ store }: MarketClient, marketId: string): Promise<void> {
  const isEqual = async () => hashOfStore(store, ['r1', 'r2']) === hashOfExchange(await bookOf(marketId));
  await expect.poll(isEqual, patience).toBe(true);
}

const sports = ['4', '2', '1', '66103', '7522'];

/** The seven fields of a project. */
const sevenFields = [
  'apiKey',
  'appId',
  'authDomain',
  'measurementId',
  'messagingSenderId',
  'projectId',
  'storageBucket',
];

/** The SDK, and what was opened with it: each app with its fields and its connection's cache. */
async function openCountedSdk() {
  const { firestoreSdk } = await import('#live/firestore/firestore-sdk.ts');
  const apps = new Map<string, { fields: string[]; caches: (string | undefined)[] }>();
  const sdk: FirestoreSdk = {
    ...firestoreSdk,
    initializeApp: ((fields: LiveProjectConfig, name: string) => {
      apps.set(name, { fields: Object.keys(fields).sort(), caches: [] });
      return firestoreSdk.initializeApp(fields, name);
    }) as FirestoreSdk['initializeApp'],
    initializeFirestore: (app, settings) => {
      apps.get(app.name)?.caches.push(settings.localCache?.kind);
      return firestoreSdk.initializeFirestore(app, settings);
    },
  };
  return { sdk, apps };
}

test('[CAL-6] six projects, each with seven fields, its own app and its own connection, which keeps nothing: five bring the prices of their sports at once, and the book is the exchange’s', async () => {
  const { sdk, apps } = await openCountedSdk();
  const { transport, viaGateway } = openTransport(liveProjectNames, sdk);
  const markets = await Promise.all(sports.map(openMarket));
  for (const marketId of markets) await trade(marketId, 200);
  const clients = markets.map((marketId) => follow(transport, marketId));
  await expect.poll(() => viaGateway.size, patience).toBe(0);
  for (const marketId of markets) await trade(marketId, 210);
  for (const [index, marketId] of markets.entries()) await becomesEqual(clients[index]!, marketId);
  expect(clients.every(isLive)).toBe(true);
  expect(viaGateway.size).toBe(0);
  const six = ['binary', 'cricket', 'other', 'score', 'soccer', 'tennis'];
  expect([...apps.keys()].sort()).toEqual(six.map((name) => `layline-${name}`));
  for (const app of apps.values()) expect(app).toEqual({ fields: sevenFields, caches: ['memory'] });
  for (const [index, sportId] of sports.entries()) {
    const writers = liveProjectNames.filter((name) =>
      firestore.project(`layline-${name}`).writes.some(({ name: path }) => path.includes(markets[index]!)),
    );
    expect(writers).toEqual([liveProjectOf(sportId)]);
  }
});

test('[CAL-6] the score project brings scores', async () => {
  const { transport, viaGateway } = openTransport();
  const marketId = await openMarket('4');
  const eventId = marketId.replace('.mo', '');
  const params = { eventId };
  await exchange.call(setEventState, { params, body: { inPlay: true } }, exchange.operator);
  const tell = (runs: string, number: number) => {
    const board = { columns: ['Runs'], home: [runs], away: [''], active: 'HOME' as const, detail: '' };
    const ball = {
      number,
      moment: '0.1',
      weight: 'PLAY' as const,
      side: null,
      mark: '1',
      text: 'One run',
      at,
    };
    return exchange.call(publishScore, { params, body: { board, incidents: [ball] } }, exchange.operator);
  };
  await tell('1', 1);
  const store = new ScoreStore();
  const stop = transport.watchScore(eventId, {
    message: (message) => {
      if (message.__typename === 'ScoreImage') store.applyImage(message);
      if (message.__typename === 'ScoreChange') store.applyChange(message);
    },
    ended: () => undefined,
  });
  onTestFinished(stop);
  await expect.poll(() => viaGateway.size, patience).toBe(0);
  await tell('2', 2);
  await expect.poll(() => store.shown().board?.home, patience).toEqual(['2']);
  expect(store.shown().incidents.map(({ number }) => number)).toEqual([1, 2]);
  expect(viaGateway.size).toBe(0);
});

describe('what a project cannot bring comes from the gateway', () => {
  test('a sport whose project is not configured, while another’s is', async () => {
    const { transport, viaGateway } = openTransport(['tennis']);
    const [cricket, tennis] = [await openMarket('4'), await openMarket('2')];
    const clients = [follow(transport, cricket), follow(transport, tennis)];
    await expect.poll(() => [...viaGateway], patience).toEqual([cricket]);
    for (const marketId of [cricket, tennis]) await trade(marketId, 220);
    await becomesEqual(clients[0]!, cricket);
    await becomesEqual(clients[1]!, tennis);
    expect([...viaGateway]).toEqual([cricket]);
  });

  test('everything when none is configured, and the SDK is not fetched', async () => {
    const { transport, viaGateway, loadSdk } = openTransport([]);
    const marketId = await openMarket('4');
    const client = follow(transport, marketId);
    await trade(marketId, 230);
    await becomesEqual(client, marketId);
    expect([...viaGateway]).toEqual([marketId]);
    expect(loadSdk).not.toHaveBeenCalled();
  });

  test('the sports of a project that falls silent, for as long as it is; the others stay where they are', async () => {
    const { transport, viaGateway } = openTransport();
    const [cricket, tennis] = [await openMarket('4'), await openMarket('2')];
    const clients = [follow(transport, cricket), follow(transport, tennis)];
    await expect.poll(() => viaGateway.size, patience).toBe(0);
    firestore.mute.add('layline-cricket');
    onTestFinished(() => void firestore.mute.delete('layline-cricket'));
    await expect.poll(() => [...viaGateway], patience).toEqual([cricket]);
    await trade(cricket, 240);
    await becomesEqual(clients[0]!, cricket);
    await expect.poll(() => clients.every(isLive), patience).toBe(true);
    firestore.mute.delete('layline-cricket');
    await expect.poll(() => viaGateway.size, patience).toBe(0);
    await trade(cricket, 250);
    await becomesEqual(clients[0]!, cricket);
  });
});

test('the service is cut and comes back: not a price is lost, and the projects bring them again', async () => {
  const { transport, viaGateway } = openTransport();
  const marketId = await openMarket('1');
  const client = follow(transport, marketId);
  await expect.poll(() => viaGateway.size, patience).toBe(0);
  await firestore.stop();
  await trade(marketId, 260);
  await becomesEqual(client, marketId);
  expect([...viaGateway]).toEqual([marketId]);
  await firestore.listen();
  await expect.poll(() => viaGateway.size, patience).toBe(0);
  await trade(marketId, 270);
  await becomesEqual(client, marketId);
});

test('the exchange starts again: its new documents are taken, and what an old start wrote is not', async () => {
  const { transport, viaGateway } = openTransport();
  const marketId = await openMarket('2');
  const client = follow(transport, marketId);
  await expect.poll(() => viaGateway.size, patience).toBe(0);
  const before = client.feed.getSnapshot().context.point?.epoch;
  await exchange.reopen();
  await trade(marketId, 280);
  await expect.poll(() => client.feed.getSnapshot().context.point?.epoch, patience).not.toBe(before);
  await becomesEqual(client, marketId);
});
