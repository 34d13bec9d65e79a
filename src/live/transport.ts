import type { Conflation } from '#domain/market/conflation.ts';
import type { FeedPoint } from '#domain/market/sequence.ts';
import type {
  AccountChangesSubscription,
  EventChangesSubscription,
  MarketChangesSubscription,
  ScoreChangesSubscription,
} from '#graphql/__generated__/graphql.ts';

/** What one market's stream says: an image, a change, a heartbeat, or that there is no such market. */
export type MarketLine = MarketChangesSubscription['marketChanges'];
export type MarketImageLine = Extract<MarketLine, { __typename: 'MarketImage' }>;
export type MarketChangeLine = Extract<MarketLine, { __typename: 'MarketChange' }>;
/** What one event's stream says: its state, or that there is no such event. */
export type EventLine = EventChangesSubscription['eventChanges'];
/** What one score's stream says: an image, a change, a heartbeat, or that there is no such event. */
export type ScoreLine = ScoreChangesSubscription['scoreChanges'];
export type ScoreImageLine = Extract<ScoreLine, { __typename: 'ScoreImage' }>;
export type ScoreChangeLine = Extract<ScoreLine, { __typename: 'ScoreChange' }>;
export type AccountLine = AccountChangesSubscription['accountChanges'];

export interface Listener<Line> {
  line(line: Line): void;
  /** Called once when the stream is over: cut, refused or ended by the other side. Never after `stop`. */
  ended(): void;
}

export type Stop = () => void;

/** How a market is watched; nothing given: from an image on, each change at once. */
export interface MarketWatch {
  /** Where the watcher stands: one merged change leads on from there while it is not too long ago, else an image. */
  after?: FeedPoint | null;
  conflation?: Conflation;
  /** Hears, before the first line of each way that brings it, how long that way may be silent, ms; never said: the gateway's. */
  limited?: (silence: number) => void;
}

/** Brings lines from wherever prices come from. It never reconnects by itself: the machines decide that. */
export interface LiveTransport {
  watchMarket(marketId: string, listener: Listener<MarketLine>, watch?: MarketWatch): Stop;
  watchEvent(eventId: string, listener: Listener<EventLine>): Stop;
  watchScore(eventId: string, listener: Listener<ScoreLine>): Stop;
  watchAccount(listener: Listener<AccountLine>): Stop;
  /** Whether the connection was lost and has not come back; `subscribe` hears when that changes. */
  readonly connection: { isLost(): boolean; subscribe(listener: () => void): Stop };
  /** Ends the connection if nothing at all comes over it: it may be half open. */
  dropIfSilent(): void;
}
