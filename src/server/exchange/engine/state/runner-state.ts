import type { BookSide, Level } from '#domain/odds/levels.ts';
import type { OddsLadder } from '#domain/odds/odds-ladder.ts';
import { OrderBook } from '../matching/book/order-book.ts';
import type { OrderRecord } from './order-record.ts';

/** One runner's book and its matched volume. */
export class RunnerState {
  readonly book: OrderBook<OrderRecord>;
  lastOdds: number | null = null;
  /** Backers' stakes, in minor units. */
  matched = 0;
  /** The levels as last told, where they aren't derived from the book's own changes. */
  told: Record<BookSide, readonly Level[]> = { toBack: [], toLay: [] };
  #untold = false;

  constructor(ladder: OddsLadder) {
    this.book = new OrderBook(ladder);
  }

  addMatched(odds: number, stake: number): void {
    this.lastOdds = odds;
    this.matched += stake;
    this.#untold = true;
  }

  /** Sets what was matched, after fills have changed. */
  correct(lastOdds: number | null, matched: number): void {
    this.lastOdds = lastOdds;
    this.matched = matched;
    this.#untold = true;
  }

  /** Whether anything was matched since the last call. */
  drainMatched(): boolean {
    const untold = this.#untold;
    this.#untold = false;
    return untold;
  }
}
