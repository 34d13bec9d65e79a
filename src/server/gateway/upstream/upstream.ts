import type { FeedPoint } from '#domain/market/sequence.ts';
import type { BodyOf, Call, DataOf, ParamsOf, QueryOf } from '#contract/call.ts';
import type { ScoreLine } from '#contract/score.ts';
import type { AccountLine, StreamLine } from '#contract/stream.ts';
import type { Refusal } from './failures.ts';
import type { CachedCall, UpstreamCalls, Way } from './upstream-calls.ts';

/** On whose behalf the exchange is asked. */
export interface Caller {
  /** Null for a visitor. */
  token: string | null;
  /** The URI-encoded user name that the browser sent along (SES-4). */
  userName?: string | undefined;
  /** The browser's address, for the limits that the exchange sets. */
  address?: string | undefined;
  /** What the browser keeps since somebody signed in on it. */
  device?: string | undefined;
}

/** Parameters, query and body of a call together; what takes nothing adds nothing. */
type InputOf<C extends Call> = Taken<ParamsOf<C>> & Taken<QueryOf<C>> & Taken<BodyOf<C>>;
type Taken<Part> = string extends keyof Part ? unknown : Part;

type AnswerOf<C extends Call, Refusals> =
  DataOf<C> | (Refusals extends 'value' ? Refusal : Refusals extends 'null' ? null : never);

type Ask<W> =
  W extends Way<infer C, infer Refusals>
    ? (
        caller: Caller,
        ...input: unknown extends InputOf<C> ? [] : [input: InputOf<C>]
      ) => Promise<AnswerOf<C, Refusals>>
    : never;

/**
 * What becomes of a call: its answer; `Unauthorised`; `Refused` where the exchange says no; `NoAnswer` where nothing is
 * known of what it did. Where the answer is a union with `Refusal`, the expected refusals are values.
 */
export type TradingUpstream = {
  [Name in Exclude<keyof UpstreamCalls, CachedCall>]: Ask<UpstreamCalls[Name]>;
};

/** The same for everyone, and remembered for a while: the table of calls says how long. */
export type ReferenceUpstream = {
  [Name in CachedCall]: () => Promise<DataOf<UpstreamCalls[Name]['call']>>;
} & {
  /** An event has begun or ended: the lists of events are asked for again. */
  forgetEvents(): void;
};

export type { ScoreLine };
export type MarketLine = Exclude<StreamLine, ScoreLine | EventLine>;
export type EventLine = Extract<StreamLine, { type: 'EVENT' | 'UNKNOWN_EVENT' }>;

/**
 * What happens as it happens. Each goes on until `signal` aborts; it ends or throws when the connection is cut, and
 * whoever reads it opens it again. A market's lines begin with what leads on from `after`, an image where nothing does;
 * a score's and an account's with an image. Each says within a second that it stands.
 */
export interface LiveUpstream {
  /** `after`: where the reader stands; where the exchange can, it goes on from there. */
  watchMarket(marketId: string, signal: AbortSignal, after?: FeedPoint | null): AsyncIterable<MarketLine>;
  watchEvent(eventId: string, signal: AbortSignal): AsyncIterable<EventLine>;
  watchScore(eventId: string, signal: AbortSignal): AsyncIterable<ScoreLine>;
  /** Throws `Unauthorised` as soon as the token is no longer good. */
  watchAccount(caller: Caller, signal: AbortSignal): AsyncIterable<AccountLine>;
}

/** An exchange, as the gateway sees it. */
export type Upstream = ReferenceUpstream & TradingUpstream & LiveUpstream;
