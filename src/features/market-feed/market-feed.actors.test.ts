import { afterEach, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { timing } from '#domain/timing.ts';
import { sampleImage } from '#live/market.test-data.ts';
import { MarketStore } from '#live/market-store.ts';
import type { Listener, LiveTransport, MarketLine, MarketWatch } from '#live/transport.ts';
import { isLive } from '#machines/market-feed/market-feed.machine.ts';
import { provideMarketFeed } from './market-feed.actors.ts';
import { MarketFeeds } from './market-feeds.ts';
import { Pace } from './pace.ts';

interface Watch extends MarketWatch {
  listener: Listener<MarketLine>;
  isStopped: boolean;
}

/** A transport that says what it is told to, and remembers what it was asked. */
function openTransport() {
  const watches: Watch[] = [];
  const transport = {
    watchMarket: (_: string, listener: Listener<MarketLine>, asked: MarketWatch = {}) => {
      const watch: Watch = { ...asked, listener, isStopped: false };
      watches.push(watch);
      return () => void (watch.isStopped = true);
    },
    dropIfSilent: () => {},
  } as unknown as LiveTransport;
  return { transport, watches };
}

const image = sampleImage();
const change = {
  __typename: 'MarketChange' as const,
  marketId: image.marketId,
  epoch: image.epoch,
  from: image.to,
  to: image.to + 5,
  at: image.at,
  changed: null,
  changes: [],
  matchedNow: null,
};

/** A device of which there is nothing to tell. */
const atRest = () => () => undefined;

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function openFeed(pace = new Pace()) {
  const clock = new SimulatedClock();
  const { transport, watches } = openTransport();
  const machine = provideMarketFeed(transport, new MarketStore(queueMicrotask), pace, atRest);
  const feed = createActor(machine, { clock, input: { marketId: image.marketId, seed: 1 } }).start();
  stops.push(() => feed.stop());
  return { clock, watches, feed };
}

test('how long a market may be silent is said by what brings it', () => {
  const { clock, watches, feed } = openFeed();
  const [watch] = watches;
  watch!.limited?.(timing.firestoreSilence);
  watch!.listener.line(image);
  clock.increment(timing.firestoreSilence - 1);
  expect(isLive(feed.getSnapshot())).toBe(true);
  watch!.limited?.(timing.gatewaySilence);
  watch!.listener.line(change);
  clock.increment(timing.gatewaySilence - 1);
  expect(isLive(feed.getSnapshot())).toBe(true);
  clock.increment(1);
  expect(isLive(feed.getSnapshot())).toBe(false);
});

test('another pace is asked for from where the book stands, and the prices stay live', () => {
  const pace = new Pace(250);
  const { watches, feed } = openFeed(pace);
  watches[0]!.listener.line(image);
  watches[0]!.listener.line(change);
  const seen = new Set<boolean>();
  feed.subscribe((snapshot) => seen.add(isLive(snapshot)));
  pace.set(0);
  expect(watches.map(({ conflation, isStopped }) => [conflation, isStopped])).toEqual([
    [250, true],
    [0, false],
  ]);
  expect(watches[1]!.after).toEqual({ epoch: image.epoch, to: change.to });
  watches[1]!.listener.line({ ...change, from: change.to, to: change.to + 2 });
  expect(feed.getSnapshot().context.point?.to).toBe(change.to + 2);
  expect([...seen]).toEqual([true]);
});

test('a market is fed as often as the quickest of those who show it asks, and ten times a second off focus', () => {
  const { transport, watches } = openTransport();
  const feeds = new MarketFeeds(transport, atRest);
  const now = () => watches.at(-1)?.conflation;
  const list = feeds.hold('m', 250);
  stops.push(() => feeds.get('m').feed.stop());
  expect(now()).toBe(250);
  feeds.setFocused(false);
  expect(now()).toBe(250);
  const page = feeds.hold('m');
  expect(now()).toBe(100);
  feeds.setFocused(true);
  expect(now()).toBe(0);
  page();
  expect(now()).toBe(250);
  list();
  expect(watches.at(-1)?.isStopped).toBe(false);
});
