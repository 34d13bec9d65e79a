import type { StoredAccount } from './accounts.ts';
import type { StoredMarket } from './catalogue.ts';
import type { StoredFill, StoredOrder } from './orders.ts';

/** The highest numbers given out so far, 0 where there is none yet. */
export interface LastNumbers {
  journalSeq: number;
  queueSeq: number;
  fillId: number;
  transactionId: number;
  entryId: number;
}

/** What the engine is rebuilt from, as it was last committed. */
export interface StoredBooks {
  accounts: Omit<StoredAccount, 'passwordHash'>[];
  /** Not yet settled, oldest first. */
  markets: StoredMarket[];
  /** Settled: their ids are not used again. */
  closedMarketIds: string[];
  /** Of those that were settled more than once. */
  settledTimes: { marketId: string; times: number }[];
  /** With something unmatched, in the order of the queue. */
  openOrders: StoredOrder[];
  /** Of unsettled markets: orders with something matched, and of those placed last the ones with nothing matched. */
  completeOrders: StoredOrder[];
  /** Of unsettled markets, in their order. */
  fills: StoredFill[];
  last: LastNumbers;
}
