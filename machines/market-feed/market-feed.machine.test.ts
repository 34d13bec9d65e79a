import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { MarketStatus } from '#domain/market/market-status.ts';
import type { FeedPoint } from '#domain/market/sequence.ts';
import {
  isLive,
  marketFeedMachine,
  noBetReasonOf,
  notLiveReasonOf,
  type MessageFacts,
  type MarketFeedEvent,
} from './market-feed.machine.ts';

const market = (status: MarketStatus) => ({ status, suspendReason: null });
const image = (to: number, epoch = 'e', status: MarketStatus = 'OPEN'): MessageFacts => ({
  kind: 'image',
  epoch,
  to,
  market: market(status),
});
const change = (from: number, to: number, epoch = 'e'): MessageFacts => ({
  kind: 'change',
  epoch,
  from,
  to,
  market: null,
});
const heartbeat = (to: number, epoch = 'e'): MessageFacts => ({ kind: 'heartbeat', epoch, to });

/** A feed on a simulated clock, without a message yet. `applied` lists the messages passed to the store. */
function openFeed() {
  const clock = new SimulatedClock();
  const applied: unknown[] = [];
  const asked: (number | null)[] = [];
  const counts = { open: 0, dropped: 0 };
  const feed = createActor(
    marketFeedMachine.provide({
      actors: {
        watchMarket: fromCallback<MarketFeedEvent, { marketId: string; point: FeedPoint | null }>(
          ({ input }) => {
            asked.push(input.point?.to ?? null);
            counts.open++;
            return () => void counts.open--;
          },
        ),
        watchDevice: fromCallback<MarketFeedEvent, { marketId: string }>(() => {}),
      },
      actions: {
        applyMessage: (_, { message }) => applied.push(message),
        dropConnection: () => counts.dropped++,
      },
    }),
    { clock, input: { marketId: '1.1', seed: 7 } },
  ).start();
  const say = (...messages: MessageFacts[]) => {
    for (const facts of messages) {
      const name = facts.kind === 'unknownMarket' ? facts.kind : `${facts.kind} ${facts.to}`;
      feed.send({ type: 'message.received', facts, message: name });
    }
  };
  return { feed, clock, applied, asked, counts, say, now: () => feed.getSnapshot() };
}

/** A feed that shows prices at 5 of epoch `e`. */
function openLiveFeed() {
  const opened = openFeed();
  opened.say(image(5));
  return opened;
}

describe('what is applied', () => {
  test('nothing is live before the first image', () => {
    const { now, say, applied } = openFeed();
    say(change(4, 5));
    expect([isLive(now()), notLiveReasonOf(now()), applied]).toEqual([false, 'connecting', []]);
    say(image(5));
    expect([isLive(now()), notLiveReasonOf(now()), applied]).toEqual([true, null, ['image 5']]);
  });

  test('a heartbeat where the image should have come says that it was lost: it is asked for again', () => {
    const { now, say, asked, clock } = openFeed();
    say(heartbeat(5));
    expect(notLiveReasonOf(now())).toBe('gap');
    clock.increment(0);
    expect(asked).toEqual([null, null]);
    say(image(5));
    expect(isLive(now())).toBe(true);
  });

  test('what comes late or twice changes neither where the feed stands nor what the market is', () => {
    const { now, say, applied } = openLiveFeed();
    say(change(5, 6), { ...change(6, 7), market: market('SUSPENDED') } as MessageFacts);
    say({ ...change(5, 6), market: market('OPEN') } as MessageFacts, heartbeat(6));
    expect([now().context.point?.to, noBetReasonOf(now())]).toEqual([7, 'MARKET_SUSPENDED']);
    say(change(6, 7), change(7, 8));
    expect(applied).toEqual(['image 5', 'change 6', 'change 7', 'change 8']);
  });

  test('a change of exactly what stands is applied, a conflated one too', () => {
    const { now, say, applied, asked } = openLiveFeed();
    say(change(5, 6), change(6, 11), heartbeat(11), change(11, 12));
    expect(applied).toEqual(['image 5', 'change 6', 'change 11', 'change 12']);
    expect([isLive(now()), asked.length]).toEqual([true, 1]);
  });

  test.each([
    ['a change that begins later', change(6, 7)],
    ['a change of another epoch', change(5, 6, 'f')],
    ['a heartbeat that is ahead', heartbeat(6)],
    ['a heartbeat of another epoch', heartbeat(5, 'f')],
  ])('after %s nothing is applied until an image comes, which is asked for at once', (_, message) => {
    const { now, say, applied, asked, clock } = openLiveFeed();
    say(message, change(5, 6));
    expect(notLiveReasonOf(now())).toBe('gap');
    expect(noBetReasonOf(now())).toBe('gap');
    expect(applied).toEqual(['image 5']);
    clock.increment(0);
    expect(asked).toEqual([null, null]);
    say(change(5, 6), image(9), change(9, 10));
    expect([isLive(now()), applied]).toEqual([true, ['image 5', 'image 9', 'change 10']]);
  });

  test('it goes on from where changes that followed one another have led', () => {
    const { feed, now, say, applied } = openLiveFeed();
    feed.send({ type: 'changes.followed', point: { epoch: 'e', to: 40 } });
    say(heartbeat(40), change(38, 39), change(40, 41));
    expect(isLive(now())).toBe(true);
    expect(now().context.point?.to).toBe(41);
    expect(applied).toEqual(['image 5', 'change 41']);
    say(change(42, 43));
    feed.send({ type: 'changes.followed', point: { epoch: 'e', to: 43 } });
    expect([notLiveReasonOf(now()), now().context.point]).toEqual(['gap', null]);
  });

  test('a stream that gapes again and again is asked less and less often', () => {
    const { clock, say, asked } = openLiveFeed();
    for (let second = 0; second < 60; second++) {
      say(image(5), change(7, 8));
      clock.increment(1_000);
    }
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.length).toBeLessThan(20);
  });
});

describe('silence and loss', () => {
  test('two seconds without a message are silence; a heartbeat in time is not', () => {
    const { clock, now, say } = openLiveFeed();
    clock.increment(1_999);
    say(heartbeat(5));
    clock.increment(1_999);
    expect(isLive(now())).toBe(true);
    clock.increment(1);
    expect([notLiveReasonOf(now()), noBetReasonOf(now())]).toEqual(['silent', 'silent']);
  });

  test('changes that followed are no silence, and the next loss is answered quickly', () => {
    const { feed, clock, now, say, asked } = openLiveFeed();
    for (let tries = 0; tries < 6; tries++) {
      feed.send({ type: 'stream.ended' });
      clock.increment(10_000);
    }
    say(image(5));
    clock.increment(1_999);
    feed.send({ type: 'changes.followed', point: { epoch: 'e', to: 9 } });
    clock.increment(1_999);
    expect(isLive(now())).toBe(true);
    feed.send({ type: 'stream.ended' });
    clock.increment(500);
    expect(asked.at(-1)).toBe(9);
    say(change(9, 10));
    clock.increment(2_000);
    expect(notLiveReasonOf(now())).toBe('silent');
  });

  test('after silence the connection is dropped, and the stream is asked for from where it stood', () => {
    const { clock, say, now, asked, counts } = openLiveFeed();
    say(change(5, 8));
    clock.increment(2_000);
    expect(counts).toEqual({ open: 0, dropped: 1 });
    clock.increment(500);
    expect(asked).toEqual([null, 8]);
    expect(counts.open).toBe(1);
    expect(notLiveReasonOf(now())).toBe('connecting');
    say(change(8, 20));
    expect(isLive(now())).toBe(true);
  });

  test('a stream that keeps being cut is asked for with growing waits, never two at a time, for ever', () => {
    const { feed, clock, asked, counts } = openLiveFeed();
    const waits: number[] = [];
    let spent = 0;
    for (let tries = 0; tries < 40; tries++) {
      feed.send({ type: 'stream.ended' });
      for (const before = asked.length; asked.length === before; spent++) clock.increment(10);
      waits.push(spent * 10);
      spent = 0;
      expect(counts.open).toBe(1);
    }
    expect(waits[0]).toBeLessThanOrEqual(500);
    expect(Math.max(...waits)).toBeLessThanOrEqual(4_000);
    expect(Math.min(...waits.slice(6))).toBeGreaterThanOrEqual(2_000);
  });

  test('once changes flow again, the next loss is answered quickly', () => {
    const { feed, clock, say, asked } = openFeed();
    for (let tries = 0; tries < 8; tries++) {
      feed.send({ type: 'stream.ended' });
      clock.increment(10_000);
    }
    say(image(1), heartbeat(1));
    feed.send({ type: 'stream.ended' });
    const before = asked.length;
    clock.increment(500);
    expect(asked.length).toBe(before + 1);
  });

  test('an image that does not come is silence too', () => {
    const { clock, now } = openFeed();
    clock.increment(8_000);
    expect(notLiveReasonOf(now())).toBe('silent');
  });

  test('a market that does not exist is asked for again only now and then', () => {
    const { clock, now, say, asked } = openFeed();
    say({ kind: 'unknownMarket' });
    clock.increment(9_999);
    expect([notLiveReasonOf(now()), asked.length]).toEqual(['unknownMarket', 1]);
    clock.increment(1);
    expect(asked.length).toBe(2);
  });
});

describe('the device', () => {
  test('without a network nothing is asked for; when it is back, at once', () => {
    const { feed, clock, now, asked, counts } = openLiveFeed();
    feed.send({ type: 'network.lost' });
    clock.increment(60_000);
    expect(notLiveReasonOf(now())).toBe('offline');
    expect(counts.open).toBe(0);
    expect(asked).toHaveLength(1);
    feed.send({ type: 'network.returned' });
    expect(asked.length).toBe(2);
  });

  test('a hidden tab pauses, and shown again it asks at once', () => {
    const { feed, clock, now, say, counts } = openLiveFeed();
    feed.send({ type: 'page.hidden' });
    clock.increment(60_000);
    expect([notLiveReasonOf(now()), counts.open]).toEqual(['paused', 0]);
    feed.send({ type: 'page.shown' });
    expect(notLiveReasonOf(now())).toBe('connecting');
    say(heartbeat(5));
    expect(isLive(now())).toBe(true);
  });

  test('a tab that is shown while the network is away says so, and waits for it', () => {
    const { feed, now } = openLiveFeed();
    feed.send({ type: 'page.hidden' });
    feed.send({ type: 'network.lost' });
    feed.send({ type: 'page.shown' });
    expect(notLiveReasonOf(now())).toBe('offline');
    feed.send({ type: 'network.returned' });
    expect(notLiveReasonOf(now())).toBe('connecting');
  });

  test('a network that comes back while the tab is hidden wakes nothing', () => {
    const { feed, now } = openLiveFeed();
    feed.send({ type: 'network.lost' });
    feed.send({ type: 'page.hidden' });
    feed.send({ type: 'network.returned' });
    expect(notLiveReasonOf(now())).toBe('paused');
  });

  test('a device that slept asks anew, whatever its timers say', () => {
    const { feed, now, asked } = openLiveFeed();
    feed.send({ type: 'device.woke' });
    expect(notLiveReasonOf(now())).toBe('connecting');
    expect(noBetReasonOf(now())).toBe('connecting');
    expect(asked).toHaveLength(2);
  });
});

test('betting needs live prices and an open market, and the reason is the first of the two that is missing', () => {
  const { feed, now, say } = openFeed();
  say(image(5, 'e', 'SUSPENDED'));
  expect([isLive(now()), noBetReasonOf(now())]).toEqual([true, 'MARKET_SUSPENDED']);
  const running = { status: 'SUSPENDED', suspendReason: 'BALL_RUNNING' } as const;
  say({ kind: 'change', epoch: 'e', from: 5, to: 6, market: running });
  expect(noBetReasonOf(now())).toBe('BALL_RUNNING');
  say({ kind: 'change', epoch: 'e', from: 6, to: 7, market: market('OPEN') });
  expect(noBetReasonOf(now())).toBeNull();
  say(change(7, 8));
  expect(noBetReasonOf(now())).toBeNull();
  feed.send({ type: 'stream.ended' });
  expect(noBetReasonOf(now())).toBe('cut');
});
