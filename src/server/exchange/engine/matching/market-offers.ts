import { itemAt, must } from '#domain/must.ts';
import type { BookSide } from '#domain/odds/levels.ts';
import type { OrderBook } from './book/order-book.ts';
import type { MarketState } from '../state/market-state.ts';
import type { OrderRecord } from '../state/order-record.ts';

/** A resting order, and how much of it a plan has left. */
interface Offer {
  order: OrderRecord;
  left: number;
}

/** How much of a resting order is taken, in minor units. */
export interface TakenOf {
  order: OrderRecord;
  stake: number;
}

/**
 * One side of a runner's book as a plan takes it: best odds first, and the earliest first at one price. It reads only
 * as far as needed and doesn't change the book.
 */
export class Offers {
  /** The place of the first offer that has something left. */
  first = 0;
  readonly #book: OrderBook<OrderRecord>;
  readonly #bookSide: BookSide;
  readonly #read: Offer[] = [];
  #nextTick: number | null;

  constructor(book: OrderBook<OrderRecord>, bookSide: BookSide) {
    this.#book = book;
    this.#bookSide = bookSide;
    this.#nextTick = book.bestTick(bookSide);
  }

  at(place: number): Offer | undefined {
    while (place >= this.#read.length && this.#nextTick !== null) {
      for (const order of this.#book.queueAt(this.#nextTick))
        this.#read.push({ order, left: order.remaining });
      this.#nextTick = this.#book.nextTick(this.#bookSide, this.#nextTick);
    }
    return this.#read[place];
  }

  /** The place after the last order at the same price as the one at `place`; `place` itself if there is none. */
  endOfLevel(place: number): number {
    const first = this.at(place);
    if (!first) return place;
    let end = place + 1;
    while (this.at(end)?.order.tick === first.order.tick) end++;
    return end;
  }

  /** Takes a stake in queue order. There must be that much. */
  take(stake: number): TakenOf[] {
    const taken: TakenOf[] = [];
    let left = stake;
    while (left > 0) {
      const offer = must(this.at(this.first));
      const part = Math.min(offer.left, left);
      taken.push({ order: offer.order, stake: part });
      offer.left -= part;
      left -= part;
      if (offer.left === 0) this.first++;
    }
    return taken;
  }
}

/** All books of a market, as one plan or several successive plans take from them. */
export class MarketOffers {
  readonly market: MarketState;
  readonly #offers = new Map<string, Offers>();

  constructor(market: MarketState) {
    this.market = market;
  }

  of(runner: number, bookSide: BookSide): Offers {
    const key = `${bookSide} ${runner}`;
    const there = this.#offers.get(key);
    if (there) return there;
    const offers = new Offers(itemAt(this.market.runners, runner).book, bookSide);
    this.#offers.set(key, offers);
    return offers;
  }
}
