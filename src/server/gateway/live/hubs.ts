import type { AccountImage, AccountLine, EventState } from '#contract/stream.ts';
import type { ScoreState } from '#contract/score.ts';
import type { Metrics } from '../metrics.ts';
import type { EventLine, MarketLine, ScoreLine, Upstream } from '../upstream/upstream.ts';
import { stepAccount } from './account-state.ts';
import { Feed, type FeedSource } from './feed.ts';
import { lineFromMarket, pointOfMarket, stepMarket, type MarketState } from './market-state.ts';
import { stepScore } from './score-state.ts';

/** Three missed heartbeats. */
const threeHeartbeats = 3_000;

/** The feeds of one kind, each opened when somebody wants it. */
export class Hub<Line, State> {
  readonly #feeds = new Map<string, Feed<Line, State>>();
  readonly #source: FeedSource<Line, State>;
  readonly #metrics: Metrics;

  constructor(source: FeedSource<Line, State>, metrics: Metrics) {
    this.#source = source;
    this.#metrics = metrics;
  }

  feed(key: string): Feed<Line, State> {
    const known = this.#feeds.get(key);
    if (known) return known;
    const { feeds, reconnects, sent, skipped } = this.#metrics;
    const feed: Feed<Line, State> = new Feed(key, this.#source, {
      ended: () => {
        feeds.dec();
        if (this.#feeds.get(feed.key) === feed) this.#feeds.delete(feed.key);
      },
      reconnected: () => reconnects.inc(),
      sent: (count) => sent.inc(count),
      skipped: () => skipped.inc(),
    });
    feeds.inc();
    this.#feeds.set(key, feed);
    return feed;
  }

  /** The feed goes on under another key; whoever still comes with the old one gets a feed of their own. */
  rename(from: string, to: string): void {
    const feed = this.#feeds.get(from);
    if (!feed || this.#feeds.has(to)) return;
    this.#feeds.delete(from);
    this.#feeds.set(to, feed);
    feed.key = to;
  }

  close(): void {
    for (const feed of this.#feeds.values()) feed.close();
  }
}

export interface Hubs {
  /** By market id. */
  markets: Hub<MarketLine, MarketState>;
  /** By event id. */
  events: Hub<EventLine, EventState>;
  /** By event id. */
  scores: Hub<ScoreLine, ScoreState>;
  /** By token. */
  accounts: Hub<AccountLine, AccountImage>;
}

/**
 * One feed for each market, event, score and account that anybody follows. One that is silent for `silence` milliseconds,
 * though it should beat each second, is opened again.
 */
export function createHubs(upstream: Upstream, metrics: Metrics, silence = threeHeartbeats): Hubs {
  return {
    markets: new Hub(marketSource(upstream, silence), metrics),
    events: new Hub(eventSource(upstream, silence), metrics),
    scores: new Hub(scoreSource(upstream, silence), metrics),
    accounts: new Hub(accountSource(upstream, silence), metrics),
  };
}

const marketSource = (upstream: Upstream, silence: number): FeedSource<MarketLine, MarketState> => ({
  open: (marketId, signal, known) => upstream.watchMarket(marketId, signal, known?.book ?? null),
  step: stepMarket,
  lineFrom: lineFromMarket,
  pointOf: pointOfMarket,
  silence,
});

const eventSource = (upstream: Upstream, silence: number): FeedSource<EventLine, EventState> => ({
  open: (eventId, signal) => upstream.watchEvent(eventId, signal),
  step: (before, line) => {
    if (line.type === 'UNKNOWN_EVENT') return { kind: 'over' };
    const isListed = before?.inPlay === line.inPlay && before.ended === line.ended;
    if (before && !isListed) upstream.forgetEvents();
    return { kind: 'told', state: line };
  },
  lineFrom: (state) => state,
  pointOf: () => null,
  silence,
});

const scoreSource = (upstream: Upstream, silence: number): FeedSource<ScoreLine, ScoreState> => ({
  open: (eventId, signal) => upstream.watchScore(eventId, signal),
  step: stepScore,
  lineFrom: (score) => ({ type: 'SCORE_IMAGE', ...score }),
  pointOf: () => null,
  silence,
});

const accountSource = (upstream: Upstream, silence: number): FeedSource<AccountLine, AccountImage> => ({
  open: (token, signal) => upstream.watchAccount({ token }, signal),
  step: stepAccount,
  lineFrom: (account) => account,
  pointOf: () => null,
  silence,
});
