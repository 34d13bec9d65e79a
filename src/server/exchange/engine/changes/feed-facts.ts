import type { Balance, Settlement } from '#contract/account.ts';
import type { MarketDefinition } from '#contract/market.ts';
import type { Order, Position } from '#contract/order.ts';
import type { RunnerChange } from '#contract/stream.ts';

/** What one commit changed, for whoever shows markets and accounts. Handed on only after the commit. */
export interface FeedFacts {
  /** When it was decided: RFC 3339. */
  at: string;
  /** Each market at most once. */
  markets: MarketFact[];
  /** Each account at most once; house accounts are not among them. */
  accounts: AccountFact[];
}

/** What became different in a market. Levels carry whole sizes; 0 removes one. */
export interface MarketFact {
  marketId: string;
  /** Created by this commit: the definition is there, and before it there were no orders. */
  isNew: boolean;
  /** When it changed. A settled market's status is CLOSED. */
  definition?: MarketDefinition;
  runners: RunnerChange[];
  /** Stakes matched in the whole market, backers' side, when that changed. */
  matched?: number;
}

/** What became different for an account. Orders and positions are whole. */
export interface AccountFact {
  accountId: string;
  /** Opened by this commit. */
  isNew: boolean;
  balance?: Balance;
  orders: Order[];
  positions: Position[];
  /** Markets settled for it: their orders and positions are past. */
  settlements: Settlement[];
}
