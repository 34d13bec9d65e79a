import type { AccountImage, AccountLine } from '#contract/stream.ts';
import type { MarketBook } from '#contract/market.ts';
import type { Metrics } from '../metrics.ts';
import type { EventLine, MarketLine, Upstream } from '../upstream/upstream.ts';
import { stepAccount } from './account-state.ts';
import { Feed, type FeedSource } from './feed.ts';
import { stepMarket } from './market-state.ts';

/** Three missed heartbeats. */
const deadAfterMs = 3_000;

/** The feeds of one kind, each opened when somebody wants it. */
export class Hub<Line, State> {
  readonly #feeds = new Map<string, Feed<Line, State>>();
  readonly #sourceOf: (key: string) => FeedSource<Line, State>;
  readonly #metrics: Metrics;

  constructor(sourceOf: (key: string) => FeedSource<Line, State>, metrics: Metrics) {
    this.#sourceOf = sourceOf;
    this.#metrics = metrics;
  }

  feed(key: string): Feed<Line, State> {
    const known = this.#feeds.get(key);
    if (known) return known;
    const { feeds, reconnects, skipped } = this.#metrics;
    const feed: Feed<Line, State> = new Feed(this.#sourceOf(key), {
      ended: () => {
        feeds.dec();
        if (this.#feeds.get(key) === feed) this.#feeds.delete(key);
      },
      reconnected: () => reconnects.inc(),
      skipped: () => skipped.inc(),
    });
    feeds.inc();
    this.#feeds.set(key, feed);
    return feed;
  }

  close(): void {
    for (const feed of this.#feeds.values()) feed.close();
  }
}

export interface Hubs {
  /** By market id. */
  markets: Hub<MarketLine, MarketBook>;
  /** By event id. */
  events: Hub<EventLine, EventLine>;
  /** By token. */
  accounts: Hub<AccountLine, AccountImage>;
}

/** One stream of the exchange for each market, event and account that anybody follows. */
export function createHubs(upstream: Upstream, metrics: Metrics): Hubs {
  return {
    markets: new Hub((marketId) => marketSource(upstream, marketId), metrics),
    events: new Hub((eventId) => eventSource(upstream, eventId), metrics),
    accounts: new Hub((token) => accountSource(upstream, token), metrics),
  };
}

const marketSource = (upstream: Upstream, marketId: string): FeedSource<MarketLine, MarketBook> => ({
  open: (signal) => upstream.watchMarket(marketId, signal),
  step: stepMarket,
  imageOf: (book) => ({ type: 'IMAGE', ...book }),
  silence: deadAfterMs,
});

const eventSource = (upstream: Upstream, eventId: string): FeedSource<EventLine, EventLine> => ({
  open: (signal) => upstream.watchEvent(eventId, signal),
  step: (before, line) => {
    const isListed = before?.inPlay === line.inPlay && before.ended === line.ended;
    if (before && !isListed) upstream.forgetEvents();
    return { kind: 'told', state: line };
  },
  imageOf: (state) => state,
  silence: null,
});

const accountSource = (upstream: Upstream, token: string): FeedSource<AccountLine, AccountImage> => ({
  open: (signal) => upstream.watchAccount({ token }, signal),
  step: stepAccount,
  imageOf: (account) => account,
  silence: deadAfterMs,
});
