import { itemAt, must } from '#domain/must.ts';
import type { Ladder } from '#domain/odds/levels.ts';
import type { OrderBook } from './book/order-book.ts';
import type { MarketState } from '../state/market-state.ts';
import type { OrderRecord } from '../state/order-record.ts';

/** A resting order, and what a plan has left of it. */
interface Offer {
  order: OrderRecord;
  left: number;
}

/** What of a resting order is taken, minor units. */
export interface TakenOf {
  order: OrderRecord;
  stake: number;
}

/**
 * One side of a runner's book as a plan takes it: best odds first, at one price the earliest first. It is read as far
 * as it is needed, and nothing changes in the book.
 */
export class Offers {
  /** Where the first stands of which something is left. */
  first = 0;
  readonly #book: OrderBook<OrderRecord>;
  readonly #ladder: Ladder;
  readonly #read: Offer[] = [];
  #nextTick: number | null;

  constructor(book: OrderBook<OrderRecord>, ladder: Ladder) {
    this.#book = book;
    this.#ladder = ladder;
    this.#nextTick = book.bestTick(ladder);
  }

  at(place: number): Offer | undefined {
    while (place >= this.#read.length && this.#nextTick !== null) {
      for (const order of this.#book.queueAt(this.#nextTick))
        this.#read.push({ order, left: order.remaining });
      this.#nextTick = this.#book.nextTick(this.#ladder, this.#nextTick);
    }
    return this.#read[place];
  }

  /** The place after the last order at the price of the one there; the same place when there is none. */
  endOfLevel(place: number): number {
    const first = this.at(place);
    if (!first) return place;
    let end = place + 1;
    while (this.at(end)?.order.tick === first.order.tick) end++;
    return end;
  }

  /** Takes a stake in the order of the queue; there must be so much. */
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

/** All books of a market as one plan, or several one after the other, take them. */
export class MarketOffers {
  readonly market: MarketState;
  readonly #offers = new Map<string, Offers>();

  constructor(market: MarketState) {
    this.market = market;
  }

  of(runner: number, ladder: Ladder): Offers {
    const key = `${ladder} ${runner}`;
    const there = this.#offers.get(key);
    if (there) return there;
    const offers = new Offers(itemAt(this.market.runners, runner).book, ladder);
    this.#offers.set(key, offers);
    return offers;
  }
}
