import type { FeedPoint } from '#domain/market/sequence.ts';
import type { BodyOf, Call, DataOf, ParamsOf, QueryOf } from '#contract/call.ts';
import type { ScoreMessage } from '#contract/score.ts';
import type { AccountMessage, StreamMessage } from '#contract/stream.ts';
import type { KnownRefusal } from './ask.ts';
import type { Refusal } from './failures.ts';
import type { CachedCall, UpstreamCalls, Forwarding } from './upstream-calls.ts';

/** On whose behalf the exchange is called. */
export interface Caller {
  /** Null for a visitor. */
  token: string | null;
  /** The URI-encoded user name the browser sent (SES-4). */
  userName?: string | undefined;
  /** The browser's address, for the exchange's limits. */
  address?: string | undefined;
  /** Its user agent. */
  agent?: string | undefined;
  /** The device token the browser has kept since somebody signed in on it. */
  device?: string | undefined;
}

/** A call's parameters, query and body together. Parts that take nothing add nothing. */
type InputOf<C extends Call> = Taken<ParamsOf<C>> & Taken<QueryOf<C>> & Taken<BodyOf<C>>;
type Taken<Part> = string extends keyof Part ? unknown : Part;

type AnswerOf<C extends Call, Refusals> =
  DataOf<C> | (Refusals extends 'value' ? Refusal<KnownRefusal<C>> : Refusals extends 'null' ? null : never);

type Ask<W> =
  W extends Forwarding<infer C, infer Refusals>
    ? (
        caller: Caller,
        ...input: unknown extends InputOf<C> ? [] : [input: InputOf<C>]
      ) => Promise<AnswerOf<C, Refusals>>
    : never;

/**
 * A call returns its answer, or throws `Unauthorised`, `Refused` if the exchange refuses, or `NoAnswer` if it is unknown
 * what the exchange did. If the answer is a union with `Refusal`, refusals are values.
 */
export type TradingUpstream = {
  [Name in Exclude<keyof UpstreamCalls, CachedCall>]: Ask<UpstreamCalls[Name]>;
};

/** Calls whose answers are the same for everyone and cached; the table of calls says for how long. */
export type ReferenceUpstream = {
  [Name in CachedCall]: () => Promise<DataOf<UpstreamCalls[Name]['call']>>;
} & {
  /** Called when an event has begun or ended: the next reads fetch the lists of events again. */
  forgetEvents(): void;
};

export type { ScoreMessage };
export type MarketMessage = Exclude<StreamMessage, ScoreMessage | EventMessage>;
export type EventMessage = Extract<StreamMessage, { type: 'EVENT' | 'UNKNOWN_EVENT' }>;

/**
 * Live streams. Each runs until `signal` aborts; it ends or throws when the connection is cut, and the reader must open
 * it again. A market's messages begin with what leads on from `after`, or with an image if nothing does; a score's and
 * an account's begin with an image. Each stream sends a message at least every second.
 */
export interface LiveUpstream {
  /** `after` is where the reader stands; the exchange resumes from there if it can. */
  watchMarket(marketId: string, signal: AbortSignal, after?: FeedPoint | null): AsyncIterable<MarketMessage>;
  watchEvent(eventId: string, signal: AbortSignal): AsyncIterable<EventMessage>;
  watchScore(eventId: string, signal: AbortSignal): AsyncIterable<ScoreMessage>;
  /** Throws `Unauthorised` once the token is no longer good. */
  watchAccount(caller: Caller, signal: AbortSignal): AsyncIterable<AccountMessage>;
}

/** An exchange as the gateway sees it. */
export type Upstream = ReferenceUpstream & TradingUpstream & LiveUpstream;
