import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Conflation } from '#domain/market/conflation.ts';
import type { FeedPoint } from '#domain/market/sequence.ts';
import { timing } from '#domain/site/timing.ts';
import type { LiveTransport, MarketMessage } from '#live/transport.ts';
import { openMarketClient, type MarketClient } from '#tests/support/live/market-client.ts';
import { noCounts, type Faults } from './chaos/faulty-connection.ts';
import { ghostsOf, hashOfExchange, hashOfStore } from './chaos/book-hash.ts';
import { ChaosWorld } from './chaos/chaos-world.ts';
import { MarketOfChance } from './chaos/market-of-chance.ts';
import { randomFrom } from './chaos/random.ts';

const minutes = process.env.LAYLINE_LONG ? 10 : 3;
const seed = Number(process.env.LAYLINE_SEED ?? 20_261_122);
const step = 10;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
});
afterEach(() => vi.useRealTimers());

const keyOf = ({ epoch, to }: FeedPoint) => `${epoch} ${to}`;

interface Client extends MarketClient {
  /** When data that may be shown as live last arrived. */
  heardAt(): number;
  /** How long the source of that data may be silent. */
  limit(): number;
  /** How often the project took over from the gateway. */
  byProject(): number;
}

function openClient(transport: LiveTransport, conflation: Conflation, jitter: number): Client {
  let heardAt = 0;
  let limitNow: number = timing.gatewaySilence;
  let limit = limitNow;
  let byProject = 0;
  const watched: LiveTransport = {
    ...transport,
    watchMarket: (marketId, listener, watch) => {
      const message = (one: MarketMessage) => {
        heardAt = performance.now();
        limit = limitNow;
        listener.message(one);
      };
      const limited = (silence: number) => {
        if (silence === timing.firestoreSilence) byProject++;
        limitNow = silence;
        watch?.limited?.(silence);
      };
      const ended = () => listener.ended();
      return transport.watchMarket(marketId, { message, ended }, { ...watch, conflation, limited });
    },
  };
  return {
    ...openMarketClient(watched, 'm1', { seed: jitter }),
    heardAt: () => heardAt,
    limit: () => limit,
    byProject: () => byProject,
  };
}

test(
  `[R9] ${minutes} minutes in which messages are lost, doubled, reordered, delayed, and connections cut (seed ${seed})`,
  { timeout: 600_000 },
  async () => {
    const random = randomFrom(seed);
    const faults: Faults = { share: 0.05, random, counts: noCounts() };
    const market = new MarketOfChance(random);
    const world = new ChaosWorld(market, faults);
    const classes: Conflation[] = [0, 100, 250];
    const clients = classes.flatMap((conflation) => [
      ...[1, 2].map((one) => openClient(world.transport(), conflation, one)),
      openClient(world.projectTransport(), conflation, 3),
    ]);
    const wrongs: string[] = [];
    let quietPoints = 0;
    let notLive = 0;
    const runnerIds = ['r1', 'r2'];
    for (let at = 0; at < minutes * 60_000; at += step) {
      const inRound = at % 20_000;
      const isQuiet = inRound >= 12_000;
      faults.share = isQuiet ? 0 : 0.05;
      if (!isQuiet) {
        if (random() < 0.3) market.change();
        if (random() < 0.004) world.cutOne();
        if (random() < 0.0005) market.restart();
        if (random() < 0.0003) world.restartGateway();
      }
      if (at % 1_000 === 0) market.beat();
      await vi.advanceTimersByTimeAsync(step);
      const book = market.view.book();
      const isQuietPoint = inRound === 20_000 - step;
      if (isQuietPoint) quietPoints++;
      for (const { store, feed, heardAt, limit } of clients) {
        const { value } = feed.getSnapshot();
        const isLive = JSON.stringify(value) === '{"watching":"live"}';
        if (!isLive) notLive++;
        const says = (wrong: string, isWrong: boolean) => isWrong && wrongs.push(`${at} ms: ${wrong}`);
        // A client that has heard nothing for the limit does not call its prices live.
        const latest = limit() + timing.followedChanges + step;
        says('live in silence', isLive && performance.now() - heardAt() > latest);
        // The book may be late, but it must be one that existed.
        const hash = hashOfStore(store, runnerIds);
        says('a book that never was', isLive && hash !== market.stood.get(keyOf(store.point()!)));
        says('not live at a quiet point', isQuietPoint && !isLive);
        says('another book', isQuietPoint && hash !== hashOfExchange(book));
        says('a ghost price', isQuietPoint && ghostsOf(store, book).length > 0);
      }
    }
    for (const client of clients) client.stop();
    world.close();
    const takeovers = clients.map(({ byProject }) => byProject()).filter((times) => times > 0);
    console.log(
      `${quietPoints} quiet points × ${clients.length}, not live ${notLive} of steps, by a project ${takeovers.join(', ')} times`,
      faults.counts,
    );
    expect(wrongs).toEqual([]);
    expect(quietPoints).toBe(minutes * 3);
    // Projects and gateway took turns to bring prices.
    expect(takeovers.length).toBe(classes.length);
    // The faults did occur.
    expect(Math.min(...Object.values(faults.counts))).toBeGreaterThan(5);
  },
);
