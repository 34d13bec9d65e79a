import type { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { FeedPoint } from '#domain/market/sequence.ts';
import type { Event } from '#contract/reference.ts';
import type { ScoreMessage } from '#contract/score.ts';
import type { EventState } from '#contract/stream.ts';
import type { FeedFacts } from '#server/exchange/engine/changes/feed-facts.ts';
import type { ClosedBook } from './closed-book.ts';
import { AccountView } from './account-view.ts';
import { Hub, type Topic, type TopicMessage } from './hub.ts';
import type { MessageStream } from './message-stream.ts';
import { MarketView, type MarketDifference } from './market-view.ts';
import type { ScoreView } from '#server/exchange/catalogue/score-view.ts';

/** How many closed markets keep their last state in memory. */
const closedKept = 500;

export interface FeedSources {
  /** What memory holds of an event. */
  eventOf: (eventId: string) => Event | undefined;
  /** What memory holds of an event's score. */
  scoreOf: (eventId: string) => ScoreView | undefined;
  /** Returns those of the markets that are in storage. */
  storedMarkets: (marketIds: readonly string[]) => Promise<string[]>;
  /** Reads a settled market's book from storage; null if there is no such market. */
  closedBook: (marketId: string) => Promise<ClosedBook | null>;
  /** RFC 3339. */
  now: () => string;
}

export interface FeedState {
  epoch: string;
  markets: readonly MarketView[];
  accounts: readonly (readonly [accountId: string, view: AccountView])[];
}

/** The committed state as readers see it: the views, and the streams that follow them. */
export class Feed {
  /** New at each start: numbers of different epochs cannot be compared. */
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

  /** Returns the markets that are not closed. */
  openMarkets(): MarketView[] {
    return [...this.#markets.values()];
  }

  /** Finds a market, however old; undefined if there is none. Afterwards `market` and the streams know it too. */
  async find(marketId: string): Promise<MarketView | undefined> {
    const there = this.market(marketId);
    if (there) return there;
    const book = await this.#sources.closedBook(marketId);
    if (book) this.#closed.set(marketId, new MarketView(this.epoch, book));
    return this.market(marketId);
  }

  /** Finds many markets at once. Afterwards `market` and the streams know those that there are. */
  async findAll(marketIds: readonly string[]): Promise<void> {
    const others = marketIds.filter((id) => !this.market(id));
    if (others.length === 0) return;
    const stored = await this.#sources.storedMarkets(others);
    await Promise.all(stored.map((id) => this.find(id)));
  }

  /** Returns an open or recently closed market. */
  market(marketId: string): MarketView | undefined {
    return this.#markets.get(marketId) ?? this.#closed.get(marketId);
  }

  account(accountId: string): AccountView | undefined {
    return this.#accounts.get(accountId);
  }

  /** Applies what a commit changed and sends it to the followers. */
  publish({ at, markets, accounts }: FeedFacts): void {
    for (const { marketId, isNew, ...difference } of markets) {
      // Its first orders may be in the same commit.
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
      // Resettled long after its end: readers get it from storage.
      if (difference.definition?.status === 'CLOSED') return;
      throw new Error(`${marketId} changed and is not among the open markets`);
    }
    this.#hub.send(`market ${marketId}`, view.apply(difference, at));
    if (view.definition.status !== 'CLOSED') return;
    this.#markets.delete(marketId);
    this.#closed.set(marketId, view);
  }

  /** Lets an account leave memory. */
  forgetAccount(accountId: string): void {
    this.#accounts.delete(accountId);
  }

  changeEvent(event: Event): void {
    this.#hub.send(`event ${event.exEventId}`, this.#eventMessage(event));
  }

  changeScore(eventId: string, message: ScoreMessage): void {
    this.#hub.send(`score ${eventId}`, message);
  }

  /** `markets` maps each id to where the reader stands; null if it knows nothing. */
  followMarkets(
    response: ServerResponse,
    markets: ReadonlyMap<string, FeedPoint | null>,
    eventIds: readonly string[],
    scoreIds: readonly string[],
  ): MessageStream {
    const topics = new Map<Topic, FeedPoint | null>();
    for (const [id, point] of markets) topics.set(`market ${id}`, point);
    for (const id of eventIds) topics.set(`event ${id}`, null);
    for (const id of scoreIds) topics.set(`score ${id}`, null);
    return this.#hub.follow(response, topics);
  }

  followAccount(response: ServerResponse, accountId: string): MessageStream {
    return this.#hub.follow(response, new Map<Topic, null>([[`account ${accountId}`, null]]));
  }

  /** Called once a second. Tells every follower where things stand. An event's state is its own heartbeat. */
  heartbeat(): void {
    const at = this.#sources.now();
    for (const topic of this.#hub.followed()) {
      const [kind, id] = split(topic);
      const message = kind === 'event' ? this.#eventState(id) : this.#viewOf(kind, id)?.heartbeat(at);
      if (message) this.#hub.send(topic, message);
    }
  }

  #viewOf(kind: string, id: string): { heartbeat(at: string): TopicMessage } | undefined {
    if (kind === 'market') return this.market(id);
    if (kind === 'account') return this.#accounts.get(id);
    return kind === 'score' ? this.#sources.scoreOf(id) : undefined;
  }

  #stateOf(topic: Topic, point: FeedPoint | null): TopicMessage | null {
    const [kind, id] = split(topic);
    const noEvent = unknown({ type: 'UNKNOWN_EVENT', eventId: id });
    if (kind === 'event') return this.#eventState(id) ?? noEvent;
    if (kind === 'score') return this.#sources.scoreOf(id)?.image() ?? noEvent;
    if (kind === 'account') return this.#accounts.get(id)?.image(this.#sources.now()) ?? null;
    const market = this.market(id);
    return market?.since(point, this.#sources.now()) ?? unknown({ type: 'UNKNOWN_MARKET', marketId: id });
  }

  #eventState(eventId: string): EventState | null {
    const event = this.#sources.eventOf(eventId);
    return event ? this.#eventMessage(event) : null;
  }

  #eventMessage({ exEventId, inPlay, ended, score, marketIds }: Event): EventState {
    const markets = marketIds.length;
    return { type: 'EVENT', eventId: exEventId, inPlay, ended, score, markets, at: this.#sources.now() };
  }
}

const unknown = (message: { type: string; marketId?: string; eventId?: string }): TopicMessage => message;

function split(topic: Topic): [kind: string, id: string] {
  const at = topic.indexOf(' ');
  return [topic.slice(0, at), topic.slice(at + 1)];
}
