import type { Balance } from '#contract/account.ts';
import type { CashOutRequest, CashOutResult } from '#contract/cash-out.ts';
import type { MarketDefinition, Quote } from '#contract/market.ts';
import type { MarketStatus } from '#domain/market/market-status.ts';
import type { MarketRules, RulesParagraph } from '#contract/market-rules.ts';
import type { ReferralRefusal } from '#domain/words/referral-words.ts';
import type { AccruedShare } from '../records/accruals.ts';
import type { StoredFill } from '../records/orders.ts';
import type { CommandRefused, RefusedWith } from '../refusal.ts';
import type { MarketOutcome } from '../settlement/ending.ts';
import type { AccountFlags } from '../state/account-state.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { Instruction, InstructionResult, Order } from '#contract/order.ts';
import type { LimitCommand, LimitCommandResults } from './limit-commands.ts';
import type { BettorPaymentCommand, PaymentCommand, PaymentCommandResults } from './payment-commands.ts';

/**
 * Everything that changes the exchange's books and balances. Commands are plain JSON: the journal keeps them as they
 * are, and replaying it leads to the same state.
 */
export type Command = BettorCommand | EndDelaysCommand | PlayRoundCommand | OperatorCommand | PaymentCommand;

/** What an account asks for itself, each command under its own client id. */
export type BettorCommand =
  InstructCommand | CancelAllCommand | CashOutCommand | GiveUpCommand | BettorPaymentCommand | LimitCommand;

/** One instruction of an account in one market. Instructions sent together are commands submitted together. */
export interface InstructCommand {
  type: 'INSTRUCT';
  accountId: string;
  marketId: string;
  instruction: Instruction;
}

/** Cancels every unmatched order of the account, in every market. */
export interface CancelAllCommand {
  type: 'CANCEL_ALL';
  accountId: string;
  clientId: string;
}

/**
 * Gives up what was sent under the client id: if it hasn't arrived yet, it is refused when it does. The answer is what
 * became of the id, even if it was carried out before.
 */
export interface GiveUpCommand {
  type: 'GIVE_UP';
  accountId: string;
  clientId: string;
}

/** Brings the orders whose delay has ended to their books. The exchange sends this to itself. */
export interface EndDelaysCommand {
  type: 'END_DELAYS';
}

/** All legs of a cash out at once. Each is an order that takes what is there; the rest of it lapses. */
export interface CashOutCommand extends CashOutRequest {
  type: 'CASH_OUT';
  accountId: string;
  marketId: string;
}

/**
 * A round of a game, drawn by the games host. Its stake is taken and its payout given in one commit, once per round id
 * (whatever the account).
 */
export interface PlayRoundCommand {
  type: 'PLAY_ROUND';
  accountId: string;
  roundId: string;
  /** The game's event id in the lobby. */
  eventId: string;
  gameName: string;
  /** What was bet on; `result` is what came up. Both are for the bettor to read. */
  bet: string;
  result: string;
  /** Minor units, positive. */
  stake: number;
  /** Minor units. Includes the stake if it comes back; 0 if the bet loses. */
  payout: number;
}

/** Everything about a new market that the exchange doesn't decide itself. */
export interface MarketFacts extends Pick<
  MarketDefinition,
  | 'marketId'
  | 'eventId'
  | 'sportId'
  | 'eventName'
  | 'marketName'
  | 'startTime'
  | 'betDelay'
  | 'commissionRate'
  | 'ladder'
  | 'minStake'
  | 'maxStake'
  | 'maxProfit'
  | 'maxExposure'
  | 'strike'
  | 'crossMatching'
  | 'leastReduction'
> {
  /** Default: WINNER. */
  kind?: MarketDefinition['kind'];
  /** Default: 1. */
  numberOfWinners?: number;
  /** In display order. */
  runners: Pick<MarketDefinition['runners'][number], 'runnerId' | 'name' | 'handicap' | 'direction'>[];
}

/** A settled market as stored; settled markets are not in memory. */
export interface SettledMarket {
  definition: MarketDefinition;
  createdAt: string;
  fills: StoredFill[];
  /** What each account has been paid so far, corrections included. */
  paid: { accountId: string; profit: number; commission: number }[];
  /** What it added to what accounts accrue, corrections included. */
  accrued: AccruedShare[];
}

export type OperatorCommand =
  /** A market that already exists (or is closed) is left as it is. */
  | { type: 'CREATE_MARKET'; market: MarketFacts }
  /** Going in play lapses what is unmatched, unless its bettor asked to keep it; a suspension keeps it. */
  | {
      type: 'SET_MARKET_STATUS';
      marketId: string;
      status?: Exclude<MarketStatus, 'CLOSED'>;
      suspendReason?: string | null;
      inPlay?: boolean;
      betDelay?: number;
    }
  /** Replaces the quotes of a bookmaker or session market. */
  | { type: 'SET_QUOTES'; marketId: string; quotes: Quote[] }
  /** The factor is in basis points. */
  | { type: 'REMOVE_RUNNER'; marketId: string; runnerId: string; reductionFactor: number }
  /** Times are in RFC 3339. */
  | { type: 'VOID_BETS'; marketId: string; from: string; to: string; runnerId?: string | undefined }
  /** Takes back what a settled market paid and pays by another result. */
  | ({ type: 'RESETTLE_MARKET'; marketId: string; settled: SettledMarket } & MarketOutcome)
  /** Pays the market. Without a result it is void. */
  | ({ type: 'SETTLE_MARKET'; marketId: string } & MarketOutcome)
  /** Credits the account from the house, once per reference (whatever the account). Minor units, positive. */
  | { type: 'FUND_ACCOUNT'; accountId: string; amount: number; reference: string }
  /** The most the account may have at risk; null for no limit. */
  | { type: 'LIMIT_ACCOUNT'; accountId: string; maxExposure: number | null }
  /** Puts the next version of a kind's rules in force. */
  | { type: 'PUBLISH_RULES'; kind: MarketRules['kind']; version: number; paragraphs: RulesParagraph[] }
  /** Makes a new, empty account known, whose row is already in the database. Does nothing for a known account. */
  | ({ type: 'OPEN_ACCOUNT'; accountId: string } & AccountFlags)
  /** The same for a practice account, which gets its practice money. */
  | ({ type: 'OPEN_PRACTICE'; accountId: string } & Partial<AccountFlags>)
  /** Notes who sent a new account's owner here. */
  | { type: 'REFER'; accountId: string; referrerId: string }
  | { type: 'REFILL_PRACTICE'; accountId: string }
  /** Ends a practice account whose owner has a real one now. */
  | { type: 'KEEP_PRACTICE'; accountId: string }
  /** Practice accounts that nobody uses any more. */
  | { type: 'FORGET_PRACTICE'; accountIds: string[] };

export type OperatorCommandOf<Type extends OperatorCommand['type']> = Extract<
  OperatorCommand,
  { type: Type }
>;

export type CommandType = Command['type'];

export type MarketResult<Code extends string> =
  { status: 'ACCEPTED'; definition: MarketDefinition } | CommandRefused<Code>;

/** The answer to each command. */
export interface CommandResults extends PaymentCommandResults, LimitCommandResults {
  INSTRUCT: InstructionResult;
  CANCEL_ALL:
    { status: 'ACCEPTED'; clientId: string; orders: Order[] } | RefusedWith<'CLIENT_ID_REUSED' | 'GIVEN_UP'>;
  END_DELAYS: { status: 'ACCEPTED' } | CommandRefused<'NOTHING_DUE'>;
  CASH_OUT: CashOutResult;
  GIVE_UP: CommandResults['INSTRUCT' | 'CANCEL_ALL' | 'CASH_OUT' | BettorPaymentCommand['type']];
  /** MARKET_CLOSED: the market was settled before, and storage has its definition. */
  CREATE_MARKET: MarketResult<'MARKET_CLOSED' | 'INVALID_MARKET'>;
  SET_MARKET_STATUS: MarketResult<'UNKNOWN_MARKET' | 'MARKET_CLOSED' | 'TOO_FEW_RUNNERS'>;
  SET_QUOTES: MarketResult<'UNKNOWN_MARKET' | 'MARKET_CLOSED' | 'INVALID_QUOTES'>;
  REMOVE_RUNNER: MarketResult<'UNKNOWN_MARKET' | 'MARKET_CLOSED' | 'UNKNOWN_RUNNER' | 'INVALID_REMOVAL'>;
  VOID_BETS:
    | { status: 'ACCEPTED'; voided: number }
    | CommandRefused<'UNKNOWN_MARKET' | 'MARKET_CLOSED' | 'UNKNOWN_RUNNER'>;
  /** SETTLED_MEANWHILE: the market was settled again after `settled` was read. */
  RESETTLE_MARKET: MarketResult<
    | 'UNKNOWN_MARKET'
    | 'MARKET_NOT_CLOSED'
    | 'UNKNOWN_RUNNER'
    | 'INVALID_RESULT'
    | 'RESULT_UNCLEAR'
    | 'SETTLED_MEANWHILE'
  >;
  SETTLE_MARKET: MarketResult<
    'UNKNOWN_MARKET' | 'MARKET_CLOSED' | 'UNKNOWN_RUNNER' | 'INVALID_RESULT' | 'RESULT_UNCLEAR'
  >;
  FUND_ACCOUNT:
    | { status: 'ACCEPTED'; bankBalance: number }
    | CommandRefused<
        | 'UNKNOWN_ACCOUNT'
        | 'PRACTICE_ACCOUNT'
        | 'SELF_EXCLUDED'
        | 'TIMED_OUT'
        | 'CLIENT_ID_REUSED'
        | 'BALANCE_TOO_LARGE'
      >;
  LIMIT_ACCOUNT: { status: 'ACCEPTED' } | CommandRefused<'UNKNOWN_ACCOUNT'>;
  PUBLISH_RULES: { status: 'ACCEPTED'; rules: MarketRules } | CommandRefused<'NOT_NEXT_VERSION'>;
  OPEN_ACCOUNT: { status: 'ACCEPTED' };
  REFER: { status: 'ACCEPTED' } | CommandRefused<'UNKNOWN_ACCOUNT' | ReferralRefusal>;
  OPEN_PRACTICE: { status: 'ACCEPTED'; balance: Balance };
  REFILL_PRACTICE:
    | { status: 'ACCEPTED'; balance: Balance }
    | CommandRefused<'NOT_PRACTICE' | 'BLOCKED' | 'ENOUGH_LEFT' | 'TOO_SOON'>;
  KEEP_PRACTICE: { status: 'ACCEPTED' } | CommandRefused<'NOT_PRACTICE'>;
  /** Without those that still have bets. */
  FORGET_PRACTICE: { status: 'ACCEPTED'; forgotten: string[] };
  PLAY_ROUND:
    | { status: 'ACCEPTED'; balance: Balance }
    | CommandRefused<
        | 'UNKNOWN_ACCOUNT'
        | 'BLOCKED'
        | 'SELF_EXCLUDED'
        | 'TIMED_OUT'
        | 'STAKE_LIMIT'
        | 'LOSS_LIMIT'
        | 'INSUFFICIENT_BALANCE'
        | 'EXPOSURE_TOO_LARGE'
        | 'BALANCE_TOO_LARGE'
        | 'CLIENT_ID_REUSED'
      >;
}

export type ResultOf<C extends Command> = CommandResults[C['type']];
export type CommandResult = CommandResults[CommandType];

/**
 * The exchange's command interface, through which everything outside the engine changes its state. `CommandLoop` is
 * the one in production. No answer is given before what it says is on disk.
 */
export interface CommandGate {
  /**
   * Decides the command after all those submitted before it. The same client id with the same contents gets the same
   * result again; with other contents it is refused with `CLIENT_ID_REUSED`. Rejects a bettor's command when the
   * account is unknown. Rejects with `LoopStopped` when the loop has stopped; the command may then have been committed
   * or not.
   */
  submit<C extends Command>(command: C): Promise<ResultOf<C>>;
  /**
   * Reads the state as it is on disk, including everything already answered. Rejects with what `read` throws, and with
   * `LoopStopped`.
   */
  look<T>(read: (state: ExchangeState) => T): Promise<T>;
  /** What became of a client id, once that is on disk; null if it never arrived. */
  resultOf(accountId: string, clientId: string): Promise<CommandResult | null>;
}
