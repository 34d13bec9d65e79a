import type { Balance } from '#contract/account.ts';
import type { CashOutRequest, CashOutResult } from '#contract/cash-out.ts';
import type { MarketDefinition, MarketStatus, Quote } from '#contract/market.ts';
import type { StoredFill } from '../records/orders.ts';
import type { CommandRefused } from '../refusal.ts';
import type { MarketOutcome } from '../settlement/ending.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { Instruction, InstructionResult, Order, Refused } from '#contract/order.ts';

/**
 * Everything that changes the exchange's books and balances. Commands are plain JSON: they are kept in the journal as
 * they are, and played again from it they come to the same state.
 */
export type Command = BettorCommand | EndDelaysCommand | PlayRoundCommand | OperatorCommand;

/** What an account asks for itself, each under a client id of its own. */
export type BettorCommand = InstructCommand | CancelAllCommand | CashOutCommand | GiveUpCommand;

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
 * What was sent under the client id is not wanted any more: if it has not arrived by now, it is refused when it does.
 * Answered with what became of the id, be it that it was carried out before.
 */
export interface GiveUpCommand {
  type: 'GIVE_UP';
  accountId: string;
  clientId: string;
}

/** Brings the orders whose delay has ended by now to their books. The exchange gives it to itself. */
export interface EndDelaysCommand {
  type: 'END_DELAYS';
}

/** All legs of a cash out at once, each an order that takes what is there; the rest of it lapses. */
export interface CashOutCommand extends CashOutRequest {
  type: 'CASH_OUT';
  accountId: string;
  marketId: string;
}

/**
 * A round of a game, which the games host has drawn: its stake is taken and what it pays is given in one, once a round
 * (whatever the account).
 */
export interface PlayRoundCommand {
  type: 'PLAY_ROUND';
  accountId: string;
  roundId: string;
  /** The game's, as the lobby has it. */
  eventId: string;
  gameName: string;
  /** What was bet on, and what came, for the bettor to read. */
  bet: string;
  result: string;
  /** Minor units, positive. */
  stake: number;
  /** Minor units, the stake included where it comes back; 0 when it is lost. */
  payout: number;
}

/** Everything about a new market that is not decided by the exchange itself. */
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
  /** WINNER when it is not given. */
  kind?: MarketDefinition['kind'];
  /** 1 when it is not given. */
  numberOfWinners?: number;
  /** In the order to show them. */
  runners: Pick<MarketDefinition['runners'][number], 'runnerId' | 'name' | 'handicap' | 'direction'>[];
}

/** What storage has of a settled market, which is not in memory. */
export interface SettledMarket {
  definition: MarketDefinition;
  createdAt: string;
  fills: StoredFill[];
  /** What each account had of it so far, corrections included. */
  paid: { accountId: string; profit: number; commission: number }[];
}

export type OperatorCommand =
  /** A market that is there already (closed ones too) is left as it is. */
  | { type: 'CREATE_MARKET'; market: MarketFacts }
  /** Turning in play lapses what is unmatched; a suspension keeps it. */
  | {
      type: 'SET_MARKET_STATUS';
      marketId: string;
      status?: Exclude<MarketStatus, 'CLOSED'>;
      suspendReason?: string | null;
      inPlay?: boolean;
      betDelay?: number;
    }
  /** Replaces what a bookmaker or session market is quoted at. */
  | { type: 'SET_QUOTES'; marketId: string; quotes: Quote[] }
  /** Basis points. */
  | { type: 'REMOVE_RUNNER'; marketId: string; runnerId: string; reductionFactor: number }
  /** Times are RFC 3339. */
  | { type: 'VOID_BETS'; marketId: string; from: string; to: string; runnerId?: string | undefined }
  /** Takes back what a settled market paid and pays it anew. */
  | ({ type: 'RESETTLE_MARKET'; marketId: string; settled: SettledMarket } & MarketOutcome)
  /** Pays the market; no result voids it. */
  | ({ type: 'SETTLE_MARKET'; marketId: string } & MarketOutcome)
  /** Credits the account from the house, once a reference (whatever the account). Minor units, positive. */
  | { type: 'FUND_ACCOUNT'; accountId: string; amount: number; reference: string }
  /** The most that the account may have at risk; null: any amount. */
  | { type: 'LIMIT_ACCOUNT'; accountId: string; maxExposure: number | null }
  /** Makes a new account known, with nothing in it. Its row is in the database before. Known already: no change. */
  | { type: 'OPEN_ACCOUNT'; accountId: string; blocked: boolean; selfExcluded: boolean };

export type OperatorCommandOf<Type extends OperatorCommand['type']> = Extract<
  OperatorCommand,
  { type: Type }
>;

export type CommandType = Command['type'];

export type MarketResult<Code extends string> =
  { status: 'ACCEPTED'; definition: MarketDefinition } | CommandRefused<Code>;

/** What each command is answered with. */
export interface CommandResults {
  INSTRUCT: InstructionResult;
  CANCEL_ALL: { status: 'ACCEPTED'; clientId: string; orders: Order[] } | Refused;
  END_DELAYS: { status: 'ACCEPTED' } | CommandRefused<'NOTHING_DUE'>;
  CASH_OUT: CashOutResult;
  GIVE_UP: CommandResults['INSTRUCT' | 'CANCEL_ALL' | 'CASH_OUT'];
  /** MARKET_CLOSED: it was settled before; storage has its definition. */
  CREATE_MARKET: MarketResult<'MARKET_CLOSED' | 'INVALID_MARKET'>;
  SET_MARKET_STATUS: MarketResult<'UNKNOWN_MARKET' | 'MARKET_CLOSED' | 'TOO_FEW_RUNNERS'>;
  SET_QUOTES: MarketResult<'UNKNOWN_MARKET' | 'MARKET_CLOSED' | 'INVALID_QUOTES'>;
  REMOVE_RUNNER: MarketResult<'UNKNOWN_MARKET' | 'MARKET_CLOSED' | 'UNKNOWN_RUNNER' | 'INVALID_REMOVAL'>;
  VOID_BETS:
    | { status: 'ACCEPTED'; voided: number }
    | CommandRefused<'UNKNOWN_MARKET' | 'MARKET_CLOSED' | 'UNKNOWN_RUNNER'>;
  /** SETTLED_MEANWHILE: what was read of it is not how it is any more. */
  RESETTLE_MARKET: MarketResult<
    'UNKNOWN_MARKET' | 'MARKET_NOT_CLOSED' | 'UNKNOWN_RUNNER' | 'INVALID_RESULT' | 'SETTLED_MEANWHILE'
  >;
  SETTLE_MARKET: MarketResult<'UNKNOWN_MARKET' | 'MARKET_CLOSED' | 'UNKNOWN_RUNNER' | 'INVALID_RESULT'>;
  FUND_ACCOUNT:
    | { status: 'ACCEPTED'; bankBalance: number }
    | CommandRefused<'UNKNOWN_ACCOUNT' | 'CLIENT_ID_REUSED' | 'BALANCE_TOO_LARGE'>;
  LIMIT_ACCOUNT: { status: 'ACCEPTED' } | CommandRefused<'UNKNOWN_ACCOUNT'>;
  OPEN_ACCOUNT: { status: 'ACCEPTED' };
  PLAY_ROUND:
    | { status: 'ACCEPTED'; balance: Balance }
    | CommandRefused<
        | 'UNKNOWN_ACCOUNT'
        | 'BLOCKED'
        | 'SELF_EXCLUDED'
        | 'INSUFFICIENT_BALANCE'
        | 'EXPOSURE_TOO_LARGE'
        | 'BALANCE_TOO_LARGE'
        | 'CLIENT_ID_REUSED'
      >;
}

export type ResultOf<C extends Command> = CommandResults[C['type']];
export type CommandResult = CommandResults[CommandType];

/**
 * The exchange's command interface: how everything outside the engine changes its state. `CommandLoop` is the one in
 * production. Every answer is given when what it says is on disk, never before.
 */
export interface CommandGate {
  /**
   * Decides the command after all that were submitted before it. The same client id with the same contents gets the
   * very same result; with other contents it is refused, `CLIENT_ID_REUSED`. Rejects when the account is not known
   * (a bettor's commands), and with `LoopStopped` when the loop has stopped: the command may then have been
   * committed or not.
   */
  submit<C extends Command>(command: C): Promise<ResultOf<C>>;
  /**
   * Reads the state as it is on disk, with all that was answered before. Rejects with what `read` throws, and with
   * `LoopStopped`.
   */
  look<T>(read: (state: ExchangeState) => T): Promise<T>;
  /** What became of a client id, once it is on disk; null when it never arrived. */
  resultOf(accountId: string, clientId: string): Promise<CommandResult | null>;
}
