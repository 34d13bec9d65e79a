import type { Conflation } from '#domain/market/conflation.ts';
import type { FeedPoint } from '#domain/market/sequence.ts';
import type {
  AccountChangesSubscription,
  EventChangesSubscription,
  MarketChangesSubscription,
  ScoreChangesSubscription,
} from '#graphql/__generated__/graphql.ts';

/** What one market's stream says: an image, a change, a heartbeat, or that there is no such market. */
export type MarketMessage = MarketChangesSubscription['marketChanges'];
export type MarketImageMessage = Extract<MarketMessage, { __typename: 'MarketImage' }>;
export type MarketChangeMessage = Extract<MarketMessage, { __typename: 'MarketChange' }>;
/** What one event's stream says: its state, or that there is no such event. */
export type EventMessage = EventChangesSubscription['eventChanges'];
/** What one score's stream says: an image, a change, a heartbeat, or that there is no such event. */
export type ScoreMessage = ScoreChangesSubscription['scoreChanges'];
export type ScoreImageMessage = Extract<ScoreMessage, { __typename: 'ScoreImage' }>;
export type ScoreChangeMessage = Extract<ScoreMessage, { __typename: 'ScoreChange' }>;
export type AccountMessage = AccountChangesSubscription['accountChanges'];

export interface Listener<Message> {
  message(message: Message): void;
  /** Called once when the stream is over: cut, refused or ended by the other side. Never after `stop`. */
  ended(): void;
}

export type Stop = () => void;

/** How a market is watched; nothing given: from an image on, each change at once. */
export interface MarketWatch {
  /** Where the watcher stands: one merged change leads on from there while it is not too long ago, else an image. */
  after?: FeedPoint | null;
  conflation?: Conflation;
  /** Hears, before the first message of each way that brings it, how long that way may be silent, ms; never said: the gateway's. */
  limited?: (silence: number) => void;
}

/** Brings messages from wherever prices come from. It never reconnects by itself: the machines decide that. */
export interface LiveTransport {
  watchMarket(marketId: string, listener: Listener<MarketMessage>, watch?: MarketWatch): Stop;
  watchEvent(eventId: string, listener: Listener<EventMessage>): Stop;
  watchScore(eventId: string, listener: Listener<ScoreMessage>): Stop;
  watchAccount(listener: Listener<AccountMessage>): Stop;
  /** Whether the connection was lost and has not come back; `subscribe` hears when that changes. */
  readonly connection: { isLost(): boolean; subscribe(listener: () => void): Stop };
  /** Ends the connection if nothing at all comes over it: it may be half open. */
  dropIfSilent(): void;
}
