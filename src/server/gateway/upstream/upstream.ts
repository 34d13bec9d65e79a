import type { FeedPoint } from '#domain/market/sequence.ts';
import type { Balance, Settlement } from '#contract/account.ts';
import type { DataOf, QueryOf } from '#contract/call.ts';
import type { BetHistory } from '#contract/bet-history.ts';
import type { ProfitLoss, Statement } from '#contract/reports.ts';
import type { CashOutQuote, CashOutRequest, CashOutResult } from '#contract/cash-out.ts';
import type { MarketBook, MarketDefinition, RunnerTrades } from '#contract/market.ts';
import type { Instruction, InstructionResult, Order, Position } from '#contract/order.ts';
import type { Event, Sport } from '#contract/reference.ts';
import type { ScoreLine, ScoreState } from '#contract/score.ts';
import type { Session, SignedIn } from '#contract/session.ts';
import type { AccountLine, StreamLine } from '#contract/stream.ts';
import type { UpstreamCalls } from './upstream-calls.ts';

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

/** The exchange said no, and the schema has a union member for it. */
export interface Refusal {
  isRefusal: true;
  code: string;
  message: string;
}

type Answer<Name extends keyof UpstreamCalls> = DataOf<UpstreamCalls[Name]>;
export type ExposureRow = Answer<'userEventsExposure'>[number];
type PasswordAnswer = Answer<'changePassword'> | Refusal;
export type BettorSettings = Answer<'settings'>;
export type ReportQuery<Name extends 'statement' | 'profitLoss' | 'betHistory'> = QueryOf<
  UpstreamCalls[Name]
>;
export type MatchedBet = Answer<'matchedBets'>[number];
export type WhyAmount = Answer<'whyAmount'>;

/** The same for everyone, and remembered for a while: the table of calls says how long. */
export interface ReferenceUpstream {
  sports(): Promise<Sport[]>;
  exchangeTypes(): Promise<Answer<'exchangeTypes'>>;
  /** Keyed by sport id. */
  allEvents(): Promise<Record<string, Event[]>>;
  racingEvents(): Promise<Event[]>;
  casinoLobby(): Promise<Answer<'casinoLobby'>>;
  theme(): Promise<Answer<'theme'>>;
  support(): Promise<Answer<'support'>>;
  searchEvents(): Promise<Answer<'searchEvents'>>;
  /** An event has begun or ended: the lists of events are asked for again. */
  forgetEvents(): void;
}

/**
 * What becomes of a call: its answer; `Unauthorised`; `Refused` where the exchange says no; `NoAnswer` where nothing is
 * known of what it did. Where the answer is a union with `Refusal`, the expected refusals are values.
 */
export interface TradingUpstream {
  demoBettors(caller: Caller): Promise<Answer<'demoBettors'>>;
  /** Null: there is no such event. */
  event(caller: Caller, eventId: string): Promise<Event | null>;
  /** Null: there is no such event. */
  score(caller: Caller, eventId: string): Promise<ScoreState | null>;
  markets(caller: Caller, eventId: string): Promise<MarketDefinition[]>;
  /** Null: there is no such market. */
  marketBook(caller: Caller, marketId: string): Promise<MarketBook | null>;
  /** Null: there is no such market or runner. As old as `timing.tradesKept` at most. */
  runnerTrades(caller: Caller, marketId: string, runnerId: string): Promise<RunnerTrades | null>;
  signIn(caller: Caller, body: { userName: string; password: string }): Promise<SignedIn | Refusal>;
  signUp(caller: Caller, body: { userName: string; password: string }): Promise<SignedIn | Refusal>;
  renewSession(caller: Caller): Promise<Session>;
  logout(caller: Caller): Promise<void>;
  changePassword(
    caller: Caller,
    body: { currentPassword: string; newPassword: string },
  ): Promise<PasswordAnswer>;
  passwordChanges(caller: Caller): Promise<Answer<'passwordChanges'>>;
  requestPasswordReset(caller: Caller, body: { userName: string }): Promise<PasswordAnswer>;
  resetPassword(
    caller: Caller,
    body: { userName: string; code: string; newPassword: string },
  ): Promise<PasswordAnswer>;
  demoMessages(caller: Caller, userName: string): Promise<Answer<'demoMessages'>>;
  user(caller: Caller): Promise<Session['userDetail']>;
  balance(caller: Caller): Promise<Balance>;
  sendInstructions(
    caller: Caller,
    marketId: string,
    instructions: Instruction[],
  ): Promise<InstructionResult[]>;
  cancelAll(caller: Caller, clientId: string): Promise<Order[]>;
  /** Both null when the instruction never arrived. */
  result(caller: Caller, clientId: string): Promise<Answer<'result'>>;
  cashOutQuote(
    caller: Caller,
    marketId: string,
    scope: { runnerId?: string; percent: number },
  ): Promise<CashOutQuote | Refusal>;
  cashOut(caller: Caller, marketId: string, request: CashOutRequest): Promise<CashOutResult>;
  /** Its orders as they stand now; null when it never arrived. */
  cashOutResult(caller: Caller, clientId: string): Promise<CashOutResult | null>;
  orders(
    caller: Caller,
    filter: { marketId?: string; state?: 'UNMATCHED' | 'MATCHED' | 'ALL' },
  ): Promise<Order[]>;
  positions(caller: Caller): Promise<Position[]>;
  matchedBets(caller: Caller, filter: { eventId?: string }): Promise<MatchedBet[]>;
  settlements(caller: Caller, filter: { since?: string }): Promise<Settlement[]>;
  /** Null: there is no such market, or it is not settled. */
  whyAmount(caller: Caller, marketId: string): Promise<WhyAmount | null>;
  userEventsExposure(caller: Caller): Promise<ExposureRow[]>;
  statement(caller: Caller, query: ReportQuery<'statement'>): Promise<Statement | Refusal>;
  profitLoss(caller: Caller, query: ReportQuery<'profitLoss'>): Promise<ProfitLoss | Refusal>;
  betHistory(caller: Caller, query: ReportQuery<'betHistory'>): Promise<BetHistory | Refusal>;
  partner(caller: Caller): Promise<Answer<'partner'>>;
  launchCode(caller: Caller, eventId: string): Promise<Answer<'launchCode'> | Refusal>;
  settings(caller: Caller): Promise<BettorSettings>;
  saveSettings(caller: Caller, settings: BettorSettings): Promise<BettorSettings>;
}

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
export interface Upstream extends ReferenceUpstream, TradingUpstream, LiveUpstream {}
