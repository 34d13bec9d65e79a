import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Conflation } from '#domain/market/conflation.ts';
import { timing } from '#domain/site/timing.ts';
import { sampleImage } from '#live/market.test-data.ts';
import { MarketStore } from '#live/market-store.ts';
import type { Listener, LiveTransport, MarketMessage, MarketWatch } from '#live/transport.ts';
import { isLive } from '#machines/market-feed/market-feed.machine.ts';
import type { DeviceEvent } from './device-events.ts';
import { provideMarketFeed, provideMarketFeeds } from './market-feed.actors.ts';
import { FedMarkets } from './fed-markets.ts';

interface Watch extends MarketWatch {
  listener: Listener<MarketMessage>;
  isStopped: boolean;
}

/** A transport that says what it is told to and remembers what it was asked. */
function openTransport() {
  const watches: Watch[] = [];
  const transport = {
    watchMarket: (_: string, listener: Listener<MarketMessage>, asked: MarketWatch = {}) => {
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

/** A device that reports nothing. */
const atRest = () => () => undefined;

const stops: (() => void)[] = [];
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function openFeed(conflation: Conflation = 0) {
  const clock = new SimulatedClock();
  const { transport, watches } = openTransport();
  const fedMarkets = new FedMarkets(() => new MarketStore(queueMicrotask));
  const { store, pace } = fedMarkets.of(image.marketId);
  pace.set(conflation);
  let tellDevice: (event: DeviceEvent) => void = () => undefined;
  const machine = provideMarketFeed(transport, fedMarkets, (tell) => {
    tellDevice = tell;
    return () => undefined;
  });
  const feed = createActor(machine, { clock, input: { marketId: image.marketId, seed: 1 } }).start();
  stops.push(() => feed.stop());
  return { clock, watches, feed, store, pace, tellDevice };
}

test('how long a market may be silent is said by what brings it', () => {
  const { clock, watches, feed } = openFeed();
  const [watch] = watches;
  watch!.limited?.(timing.firestoreSilence);
  watch!.listener.message(image);
  clock.increment(timing.firestoreSilence - 1);
  expect(isLive(feed.getSnapshot())).toBe(true);
  watch!.limited?.(timing.gatewaySilence);
  watch!.listener.message(change);
  vi.advanceTimersByTime(timing.followedChanges);
  clock.increment(timing.gatewaySilence - 1);
  expect(isLive(feed.getSnapshot())).toBe(true);
  clock.increment(1);
  expect(isLive(feed.getSnapshot())).toBe(false);
});

test('another pace is asked for from where the book stands, and the prices stay live', () => {
  const { watches, feed, pace } = openFeed(250);
  watches[0]!.listener.message(image);
  watches[0]!.listener.message(change);
  const seen = new Set<boolean>();
  feed.subscribe((snapshot) => seen.add(isLive(snapshot)));
  pace.set(0);
  expect(watches.map(({ conflation, isStopped }) => [conflation, isStopped])).toEqual([
    [250, true],
    [0, false],
  ]);
  expect(watches[1]!.after).toEqual({ epoch: image.epoch, to: change.to });
  watches[1]!.listener.message({ ...change, from: change.to, to: change.to + 2 });
  vi.advanceTimersByTime(timing.followedChanges);
  expect(feed.getSnapshot().context.point?.to).toBe(change.to + 2);
  expect([...seen]).toEqual([true]);
});

/** The feeds of all markets, and how often the last one is asked for. */
function openFeeds() {
  const clock = new SimulatedClock();
  const { transport, watches } = openTransport();
  const machine = provideMarketFeeds(transport, new FedMarkets(), atRest);
  const feeds = createActor(machine, { clock, input: { seed: 1 } }).start();
  stops.push(() => feeds.stop());
  const hold = (conflation: Conflation) => feeds.send({ type: 'market.held', marketId: 'm', conflation });
  const release = (conflation: Conflation) =>
    feeds.send({ type: 'market.released', marketId: 'm', conflation });
  const focus = (isFocused: boolean) => feeds.send({ type: 'focus.changed', isFocused });
  const open = () => [...feeds.getSnapshot().context.feeds.keys()];
  return { clock, watches, feeds, hold, release, focus, open, now: () => watches.at(-1)?.conflation };
}

test('a market is fed as often as the quickest of those who show it asks, and ten times a second off focus', () => {
  const { watches, hold, release, focus, now } = openFeeds();
  hold(250);
  expect(now()).toBe(250);
  focus(false);
  expect(now()).toBe(250);
  hold(0);
  expect(now()).toBe(100);
  focus(true);
  expect(now()).toBe(0);
  release(0);
  expect(now()).toBe(250);
  release(250);
  expect(watches.at(-1)?.isStopped).toBe(false);
});

test('a market is asked for once at the pace of whoever is about to show it', () => {
  const { watches, feeds, hold } = openFeeds();
  feeds.send({ type: 'market.wanted', marketId: 'm', conflation: 250 });
  hold(250);
  expect(watches.map(({ conflation }) => conflation)).toEqual([250]);
});

test('a market that nobody shows any more is followed for three seconds, and longer if it is shown again', () => {
  const { clock, watches, hold, release, open } = openFeeds();
  hold(0);
  release(0);
  clock.increment(2_999);
  expect(open()).toEqual(['m']);
  hold(0);
  clock.increment(60_000);
  expect(open()).toEqual(['m']);
  release(0);
  clock.increment(3_000);
  expect(open()).toEqual([]);
  expect(watches.at(-1)?.isStopped).toBe(true);
});

test('a market that was wanted, and that nobody holds then, is let go', () => {
  const { clock, feeds, open } = openFeeds();
  feeds.send({ type: 'market.wanted', marketId: 'm', conflation: 0 });
  clock.increment(3_000);
  expect(open()).toEqual([]);
});

describe('changes that come thick and fast', () => {
  const step = (from: number, odds: number, more: Partial<typeof change> = {}) => ({
    ...change,
    from,
    to: from + 1,
    changes: [
      { runnerId: 'home', toBack: [[odds, 100_00] as const], toLay: null, lastOdds: null, matched: null },
    ],
    ...more,
  });

  /** A live feed; `heard` lists the events that its machine received. */
  function openBusyFeed() {
    const opened = openFeed();
    const heard: string[] = [];
    opened.watches[0]!.listener.message(image);
    opened.feed.system.inspect(({ type, ...told }) => {
      if (type === '@xstate.event' && told.actorRef === opened.feed && 'event' in told)
        heard.push(told.event.type);
    });
    const say = (...messages: MarketMessage[]) =>
      messages.forEach((message) => opened.watches.at(-1)!.listener.message(message));
    const best = () => opened.store.cell('home', 'toBack', 0)?.odds;
    const point = () => opened.feed.getSnapshot().context.point?.to;
    return { ...opened, heard, say, best, point };
  }

  test('are in the store at once, and the machine is told now and then how far they went', () => {
    const { say, heard, best, point } = openBusyFeed();
    for (let count = 0; count < 20; count++) say(step(image.to + count, 300 + count));
    expect(best()).toBe(319);
    expect(heard).toEqual([]);
    expect(point()).toBe(image.to);
    vi.advanceTimersByTime(timing.followedChanges);
    expect(heard).toEqual(['changes.followed']);
    expect(point()).toBe(image.to + 20);
    say(step(image.to + 20, 400));
    expect(best()).toBe(400);
    expect(heard).toHaveLength(1);
    vi.advanceTimersByTime(2 * timing.followedChanges);
    expect(heard).toHaveLength(2);
    expect(point()).toBe(image.to + 21);
    say(step(image.to + 21, 410));
    expect(best()).toBe(410);
    expect(heard.at(-1)).toBe('message.received');
  });

  test('end where one says something of the market, and the machine knows it at once', () => {
    const { say, feed, point, heard } = openBusyFeed();
    const suspended = { ...image.definition, status: 'SUSPENDED' as const, version: 2 };
    say(step(image.to, 300), step(image.to + 1, 301, { changed: suspended } as never));
    expect(feed.getSnapshot().context.market?.status).toBe('SUSPENDED');
    expect(point()).toBe(image.to + 2);
    expect(heard).toEqual(['changes.followed', 'message.received']);
  });

  test('end at a gap, and at what is of another epoch: nothing of it is put in', () => {
    for (const stray of [step(image.to + 5, 900), step(image.to + 1, 900, { epoch: 'other' })]) {
      const { say, feed, best, watches } = openBusyFeed();
      say(step(image.to, 300), stray, step(image.to + 1, 901));
      expect(isLive(feed.getSnapshot())).toBe(false);
      expect(best()).toBe(300);
      expect(watches[0]!.isStopped).toBe(true);
    }
  });

  test('may come twice or late', () => {
    const { say, feed, best, point } = openBusyFeed();
    say(step(image.to, 300), step(image.to + 1, 301), step(image.to, 900), step(image.to + 1, 901));
    expect(isLive(feed.getSnapshot())).toBe(true);
    expect(best()).toBe(301);
    expect(point()).toBe(image.to + 2);
  });

  test.each(['the stream ends', 'the network is lost', 'the device slept'])(
    'are gone on from exactly where they led when %s',
    (what) => {
      const { say, watches, clock, tellDevice } = openBusyFeed();
      say(step(image.to, 300), step(image.to + 1, 301));
      if (what === 'the stream ends') watches[0]!.listener.ended();
      else if (what === 'the device slept') tellDevice({ type: 'device.woke' });
      else {
        tellDevice({ type: 'network.lost' });
        tellDevice({ type: 'network.returned' });
      }
      clock.increment(5_000);
      expect(watches.slice(0, 2).map(({ after }) => after?.to ?? null)).toEqual([null, image.to + 2]);
    },
  );

  test('of which the machine was not told are not gone on from: an image is asked for', () => {
    const { say, watches, feed, clock, best } = openBusyFeed();
    say(step(image.to, 300));
    // The silence runs out before the machine is told, as on a page that stood still.
    clock.increment(timing.gatewaySilence);
    clock.increment(5_000);
    expect(watches).toHaveLength(2);
    expect(watches[1]!.after).toBeNull();
    say(step(image.to + 1, 301));
    expect(isLive(feed.getSnapshot())).toBe(false);
    expect(best()).toBe(300);
    say({ ...image, to: 50 });
    expect(isLive(feed.getSnapshot())).toBe(true);
    expect(best()).toBe(236);
  });

  test('that end are silence', () => {
    const { say, feed, clock } = openBusyFeed();
    clock.increment(timing.gatewaySilence - 1);
    say(step(image.to, 300));
    vi.advanceTimersByTime(timing.followedChanges);
    clock.increment(timing.gatewaySilence - 1);
    expect(isLive(feed.getSnapshot())).toBe(true);
    clock.increment(1);
    expect(isLive(feed.getSnapshot())).toBe(false);
  });
});
