import type { Conflation } from '#domain/market/conflation.ts';
import type { FeedPoint } from '#domain/market/sequence.ts';
import type {
  AccountChangesSubscription,
  EventChangesSubscription,
  MarketChangesSubscription,
  PlayChangesSubscription,
  ScoreChangesSubscription,
} from '#graphql/__generated__/graphql.ts';

/** One market's stream: an image, a change, a heartbeat, or that there is no such market. */
export type MarketMessage = MarketChangesSubscription['marketChanges'];
export type MarketImageMessage = Extract<MarketMessage, { __typename: 'MarketImage' }>;
export type MarketChangeMessage = Extract<MarketMessage, { __typename: 'MarketChange' }>;
/** One event's stream: its state, or that there is no such event. */
export type EventMessage = EventChangesSubscription['eventChanges'];
/** One score's stream: an image, a change, a heartbeat, or that there is no such event. */
export type ScoreMessage = ScoreChangesSubscription['scoreChanges'];
export type ScoreImageMessage = Extract<ScoreMessage, { __typename: 'ScoreImage' }>;
export type ScoreChangeMessage = Extract<ScoreMessage, { __typename: 'ScoreChange' }>;
/** The plays of one score's stream, without the score. */
export type PlayMessage = PlayChangesSubscription['scoreChanges'];
export type AccountMessage = AccountChangesSubscription['accountChanges'];

export interface Listener<Message> {
  message(message: Message): void;
  /** Called once when the other side cuts, refuses or ends the stream. Never called after `stop`. */
  ended(): void;
}

export type Stop = () => void;

/** How a market is watched. By default, from an image on and with each change at once. */
export interface MarketWatch {
  /** Where the watcher is. The stream resumes there with one merged change, or with an image if it is too old. */
  after?: FeedPoint | null;
  conflation?: Conflation;
  /** Called before each source's first message with how long it may be silent, ms. Default: the gateway's limit. */
  limited?: (silence: number) => void;
}

/** Brings messages from wherever prices come from. It never reconnects by itself; the machines decide that. */
export interface LiveTransport {
  watchMarket(marketId: string, listener: Listener<MarketMessage>, watch?: MarketWatch): Stop;
  watchEvent(eventId: string, listener: Listener<EventMessage>): Stop;
  watchScore(eventId: string, listener: Listener<ScoreMessage>): Stop;
  watchPlays(eventId: string, listener: Listener<PlayMessage>): Stop;
  watchAccount(listener: Listener<AccountMessage>): Stop;
  /** Whether the connection was lost and has not come back. `subscribe` calls its listener when that changes. */
  readonly connection: { isLost(): boolean; subscribe(listener: () => void): Stop };
  /** Drops the connection if nothing at all arrives over it, since it may be half open. */
  dropIfSilent(): void;
}
