import type { Balance, Settlement } from '#contract/account.ts';
import type { MarketDefinition } from '#contract/market.ts';
import type { Order, Position } from '#contract/order.ts';
import type { Payment } from '#contract/payments.ts';
import type { RunnerChange } from '#contract/stream.ts';
import type { OnBreak } from '#domain/limits/break.ts';

/** What one commit changed, for programs that show markets and accounts. Published only after the commit. */
export interface FeedFacts {
  /** When the commit was decided, in RFC 3339. */
  at: string;
  /** Each market at most once. */
  markets: MarketFact[];
  /** Each account at most once, without house accounts. */
  accounts: AccountFact[];
}

/** What changed in a market. A level carries its whole size; 0 removes it. */
export interface MarketFact {
  marketId: string;
  /** Created by this commit, so `definition` is set, and there were no orders before it. */
  isNew: boolean;
  /** Set if it changed. A settled market's status is CLOSED. */
  definition?: MarketDefinition;
  runners: RunnerChange[];
  /** Backers' matched stakes in the whole market, if that changed. */
  matched?: number;
}

/** What changed for an account. Orders and positions are complete, not differences. */
export interface AccountFact {
  accountId: string;
  /** Opened by this commit. */
  isNew: boolean;
  balance?: Balance;
  orders: Order[];
  positions: Position[];
  /** Markets settled for it, whose orders and positions are gone. */
  settlements: Settlement[];
  /** As their owner sees them. */
  payments: readonly Payment[];
  /** Set if it takes a break and what it holds itself to has changed. */
  onBreak?: OnBreak;
}
