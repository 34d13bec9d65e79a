import type { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { FeedPoint } from '#domain/market/sequence.ts';
import type { Event } from '#contract/reference.ts';
import type { ScoreLine } from '#contract/score.ts';
import type { EventState } from '#contract/stream.ts';
import type { FeedFacts } from '#server/exchange/engine/changes/feed-facts.ts';
import type { ClosedBook } from './closed-book.ts';
import { AccountView } from './account-view.ts';
import { Hub, type Topic, type TopicLine } from './hub.ts';
import type { LineStream } from './line-stream.ts';
import { MarketView, type MarketDifference } from './market-view.ts';
import type { ScoreView } from '#server/exchange/catalogue/score-view.ts';

/** Closed markets whose last state is still shown from memory. */
const closedKept = 500;

export interface FeedSources {
  /** What is known in memory of an event. */
  eventOf: (eventId: string) => Event | undefined;
  /** What is known in memory of an event's score. */
  scoreOf: (eventId: string) => ScoreView | undefined;
  /** The book of a settled market from storage; null when there is no such market. */
  closedBook: (marketId: string) => Promise<ClosedBook | null>;
  /** RFC 3339. */
  now: () => string;
}

export interface FeedState {
  epoch: string;
  markets: readonly MarketView[];
  accounts: readonly (readonly [accountId: string, view: AccountView])[];
}

/** What is committed, as its readers see it: the views, and the streams that follow them. */
export class Feed {
  /** New at each start: numbers of different epochs do not compare. */
  readonly epoch: string;
  readonly #markets: Map<string, MarketView>;
  readonly #closed = new LRUCache<string, MarketView>({ max: closedKept });
  readonly #accounts: Map<string, AccountView>;
  readonly #sources: FeedSources;
  readonly #hub = new Hub((topic, point) => this.#stateOf(topic, point));

  constructor({ epoch, markets, accounts }: FeedState, sources: FeedSources) {
    this.epoch = epoch;
    this.#markets = new Map(markets.map((view) => [view.definition.marketId, view]));
    this.#accounts = new Map(accounts);
    this.#sources = sources;
  }

  /** Markets that are not closed. */
  openMarkets(): MarketView[] {
    return [...this.#markets.values()];
  }

  /** A market of any time; undefined when there is none. Afterwards `market` and the streams know it too. */
  async find(marketId: string): Promise<MarketView | undefined> {
    const there = this.market(marketId);
    if (there) return there;
    const book = await this.#sources.closedBook(marketId);
    if (book) this.#closed.set(marketId, new MarketView(this.epoch, book));
    return this.market(marketId);
  }

  /** An open market, or one that closed lately. */
  market(marketId: string): MarketView | undefined {
    return this.#markets.get(marketId) ?? this.#closed.get(marketId);
  }

  account(accountId: string): AccountView | undefined {
    return this.#accounts.get(accountId);
  }

  /** Takes in what a commit changed and tells those who follow it. */
  publish({ at, markets, accounts }: FeedFacts): void {
    for (const { marketId, isNew, ...difference } of markets) {
      // Orders may have come in the same commit.
      if (isNew) this.#addMarket(MarketView.ofNew(this.epoch, difference.definition, at));
      this.#changeMarket(marketId, difference, at);
    }
    for (const { accountId, isNew, ...difference } of accounts) {
      if (isNew) this.#accounts.set(accountId, AccountView.ofNew(this.epoch, at));
      const view = this.#accounts.get(accountId);
      if (!view) throw new Error(`${accountId} changed and is not among the accounts`);
      this.#hub.send(`account ${accountId}`, view.apply(difference, at));
    }
  }

  #addMarket(view: MarketView): void {
    const { marketId } = view.definition;
    this.#markets.set(marketId, view);
    this.#hub.send(`market ${marketId}`, view.image());
  }

  #changeMarket(marketId: string, difference: MarketDifference, at: string): void {
    const view = this.market(marketId);
    if (!view) {
      // Settled anew long after its end: whoever asks for it is given what is stored.
      if (difference.definition?.status === 'CLOSED') return;
      throw new Error(`${marketId} changed and is not among the open markets`);
    }
    this.#hub.send(`market ${marketId}`, view.apply(difference, at));
    if (view.definition.status !== 'CLOSED') return;
    this.#markets.delete(marketId);
    this.#closed.set(marketId, view);
  }

  changeEvent(event: Event): void {
    this.#hub.send(`event ${event.exEventId}`, this.#eventLine(event));
  }

  changeScore(eventId: string, line: ScoreLine): void {
    this.#hub.send(`score ${eventId}`, line);
  }

  /** `markets`: by id, with where the reader stands; null: nowhere. */
  followMarkets(
    response: ServerResponse,
    markets: ReadonlyMap<string, FeedPoint | null>,
    eventIds: readonly string[],
    scoreIds: readonly string[],
  ): LineStream {
    const topics = new Map<Topic, FeedPoint | null>();
    for (const [id, point] of markets) topics.set(`market ${id}`, point);
    for (const id of eventIds) topics.set(`event ${id}`, null);
    for (const id of scoreIds) topics.set(`score ${id}`, null);
    return this.#hub.follow(response, topics);
  }

  followAccount(response: ServerResponse, accountId: string): LineStream {
    return this.#hub.follow(response, new Map<Topic, null>([[`account ${accountId}`, null]]));
  }

  /** Tells every follower where what it follows stands; once a second. An event is its own heartbeat. */
  heartbeat(): void {
    const at = this.#sources.now();
    for (const topic of this.#hub.followed()) {
      const [kind, id] = split(topic);
      const line = kind === 'event' ? this.#eventState(id) : this.#viewOf(kind, id)?.heartbeat(at);
      if (line) this.#hub.send(topic, line);
    }
  }

  #viewOf(kind: string, id: string): { heartbeat(at: string): TopicLine } | undefined {
    if (kind === 'market') return this.market(id);
    if (kind === 'account') return this.#accounts.get(id);
    return kind === 'score' ? this.#sources.scoreOf(id) : undefined;
  }

  #stateOf(topic: Topic, point: FeedPoint | null): TopicLine | null {
    const [kind, id] = split(topic);
    const noEvent = unknown({ type: 'UNKNOWN_EVENT', eventId: id });
    if (kind === 'event') return this.#eventState(id) ?? noEvent;
    if (kind === 'score') return this.#sources.scoreOf(id)?.image() ?? noEvent;
    if (kind === 'account') return this.#accounts.get(id)?.image() ?? null;
    const market = this.market(id);
    return market?.since(point, this.#sources.now()) ?? unknown({ type: 'UNKNOWN_MARKET', marketId: id });
  }

  #eventState(eventId: string): EventState | null {
    const event = this.#sources.eventOf(eventId);
    return event ? this.#eventLine(event) : null;
  }

  #eventLine({ exEventId, inPlay, ended, score }: Event): EventState {
    return { type: 'EVENT', eventId: exEventId, inPlay, ended, score, at: this.#sources.now() };
  }
}

const unknown = (line: { type: string; marketId?: string; eventId?: string }): TopicLine => line;

function split(topic: Topic): [kind: string, id: string] {
  const at = topic.indexOf(' ');
  return [topic.slice(0, at), topic.slice(at + 1)];
}
