import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Conflation } from '#domain/market/conflation.ts';
import type { FeedPoint } from '#domain/market/sequence.ts';
import { timing } from '#domain/site/timing.ts';
import { marketFeedMachine, type MarketFeedEvent } from '../market-feed/market-feed.machine.ts';
import { marketFeedsMachine } from './market-feeds.machine.ts';

const broken = '1.13';

/** The feeds of a page on a simulated clock. Following the market `broken` is a fault. */
function openFeeds() {
  const clock = new SimulatedClock();
  const watched: string[] = [];
  const paces = new Map<string, Conflation>();
  const forgotten: string[] = [];
  const faults: unknown[] = [];
  const marketFeed = marketFeedMachine.provide({
    actors: {
      watchMarket: fromCallback<MarketFeedEvent, { marketId: string; point: FeedPoint | null }>(
        ({ input: { marketId } }) => {
          if (marketId === broken) throw new Error('no such transport');
          watched.push(marketId);
          return () => void watched.splice(watched.indexOf(marketId), 1);
        },
      ),
      watchDevice: fromCallback<MarketFeedEvent, { marketId: string }>(() => {}),
    },
    actions: { applyMessage: () => {}, dropConnection: () => {} },
  });
  const feeds = createActor(
    marketFeedsMachine.provide({
      actors: { marketFeed },
      actions: {
        setPaces: (_, params) => params.paces.forEach((pace, marketId) => paces.set(marketId, pace)),
        forgetMarket: (_, { marketId }) => forgotten.push(marketId),
        reportFault: (_, { error }) => faults.push(error),
      },
    }),
    { clock, input: { seed: 7 } },
  ).start();
  return {
    watched,
    forgotten,
    faults,
    paceOf: (marketId: string) => paces.get(marketId),
    want: (marketId: string) => feeds.send({ type: 'market.wanted', marketId, conflation: 100 }),
    hold: (marketId: string, conflation: Conflation = 0) =>
      feeds.send({ type: 'market.held', marketId, conflation }),
    release: (marketId: string, conflation: Conflation = 0) =>
      feeds.send({ type: 'market.released', marketId, conflation }),
    focus: (isFocused: boolean) => feeds.send({ type: 'focus.changed', isFocused }),
    pass: (ms: number) => clock.increment(ms),
  };
}

describe('a market', () => {
  test('has one feed, however many views show it', () => {
    const { hold, want, watched } = openFeeds();
    hold('1.1');
    hold('1.1', 250);
    want('1.1');
    hold('1.2');
    expect(watched).toEqual(['1.1', '1.2']);
  });

  test('that nobody shows any more is followed for a while, then dropped with its prices', () => {
    const { hold, release, pass, watched, forgotten } = openFeeds();
    hold('1.1');
    release('1.1');
    pass(timing.marketLinger - 1);
    expect([watched, forgotten]).toEqual([['1.1'], []]);
    pass(1);
    expect([watched, forgotten]).toEqual([[], ['1.1']]);
  });

  test('that the next page shows in time is kept, and lingers anew when that page leaves it', () => {
    const { hold, release, pass, forgotten } = openFeeds();
    hold('1.1');
    release('1.1');
    pass(timing.marketLinger - 1);
    hold('1.1');
    pass(timing.marketLinger);
    release('1.1');
    pass(timing.marketLinger - 1);
    expect(forgotten).toEqual([]);
    pass(1);
    expect(forgotten).toEqual(['1.1']);
  });

  test('that one of two views leaves is kept', () => {
    const { hold, release, pass, watched } = openFeeds();
    hold('1.1');
    hold('1.1');
    release('1.1');
    pass(2 * timing.marketLinger);
    expect(watched).toEqual(['1.1']);
  });

  test('that was wanted, but is never shown, is dropped', () => {
    const { want, pass, watched, forgotten, paceOf } = openFeeds();
    want('1.1');
    expect([watched, paceOf('1.1')]).toEqual([['1.1'], 100]);
    pass(timing.marketLinger);
    expect([watched, forgotten]).toEqual([[], ['1.1']]);
  });

  test('that is dropped and shown again is followed again', () => {
    const { hold, release, pass, watched } = openFeeds();
    hold('1.1');
    release('1.1');
    pass(timing.marketLinger);
    hold('1.1');
    expect(watched).toEqual(['1.1']);
  });

  test('that is released before any view held it can be shown all the same', () => {
    const { hold, release, pass, watched } = openFeeds();
    release('1.1');
    hold('1.1');
    pass(timing.marketLinger);
    expect(watched).toEqual(['1.1']);
  });
});

describe('the pace of a market', () => {
  test('is that of the view that asks for the fastest', () => {
    const { hold, release, paceOf } = openFeeds();
    hold('1.1', 250);
    expect(paceOf('1.1')).toBe(250);
    hold('1.1', 0);
    hold('1.1', 100);
    expect(paceOf('1.1')).toBe(0);
    release('1.1', 0);
    expect(paceOf('1.1')).toBe(100);
  });

  test('stays as it was when its last view leaves', () => {
    const { hold, release, paceOf } = openFeeds();
    hold('1.1', 0);
    release('1.1', 0);
    expect(paceOf('1.1')).toBe(0);
  });

  test('is slower while the page has no focus, unless it is slow already', () => {
    const { hold, focus, paceOf } = openFeeds();
    hold('1.1', 0);
    hold('1.2', 250);
    focus(false);
    expect([paceOf('1.1'), paceOf('1.2')]).toEqual([100, 250]);
    hold('1.3', 0);
    expect(paceOf('1.3')).toBe(100);
    focus(true);
    expect([paceOf('1.1'), paceOf('1.2'), paceOf('1.3')]).toEqual([0, 250, 0]);
  });
});

test('a feed that ends in a fault is reported, and ends no other', () => {
  const { hold, watched, faults } = openFeeds();
  hold('1.1');
  hold(broken);
  hold('1.2');
  expect(faults).toEqual([new Error('no such transport')]);
  expect(watched).toEqual(['1.1', '1.2']);
});
