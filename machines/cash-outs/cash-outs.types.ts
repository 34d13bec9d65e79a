import type { StoredCashOut } from '#domain/bet/cash-out-request.ts';
import type { Order } from '#domain/bet/order.ts';
import type { CashOutRef } from '../cash-out/cash-out.machine.ts';
import type { CashOutQuoteRef, QuoteScope } from '../cash-out-quote/cash-out-quote.machine.ts';
import type { ChildFault } from '../child-faults.ts';

export interface CashOutsInput {
  /** Any integer. Seeds the jitter of the cash outs' back-off. */
  seed: number;
}

export interface HeldQuote {
  quote: CashOutQuoteRef;
  holders: number;
}

export interface CashOutsContext extends CashOutsInput {
  /** By market id. */
  cashOuts: ReadonlyMap<string, CashOutRef>;
  /** By `scopeKey`: the quotes somebody is looking at. */
  quotes: ReadonlyMap<string, HeldQuote>;
}

export type CashOutsEvent =
  /** A view shows a market's cash out. */
  | { type: 'cashOut.wanted'; marketId: string }
  /** Stored by an earlier visit. The exchange is asked about each. */
  | { type: 'cashOuts.found'; kept: readonly StoredCashOut[] }
  /** From the account's feed. With `isImage`, `orders` holds all current orders. */
  | {
      type: 'orders.told';
      orders: readonly Order[];
      settledMarkets: readonly string[];
      isImage: boolean;
    }
  | { type: 'network.returned' }
  /** All viewers of the same part of the same position share one quote … */
  | { type: 'quote.held'; scope: QuoteScope }
  /** … which stops when the last of them leaves. */
  | { type: 'quote.released'; scope: QuoteScope }
  /** A cash out moved. */
  | { type: `xstate.snapshot.${string}` }
  | ChildFault;
