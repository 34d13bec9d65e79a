import { itemAt, must } from '#domain/must.ts';
import { shareOut, virtualTick } from './cross-match.ts';
import { bookSideOf, type BookSide, type Level } from '#domain/odds/levels.ts';
import { oppositeSide, type Side } from '#domain/bet/side.ts';
import type { MarketOffers, Offers, TakenOf } from './market-offers.ts';

/** One of the other runners. Its offers from the first one left up to `end` are shared out next. */
interface Leg {
  offers: Offers;
  end: number;
}

/** A part taken from a virtual offer: the taker's stake, and the orders on the other runners. */
export interface VirtualPart {
  tick: number;
  stake: number;
  legs: TakenOf[];
}

/**
 * What a taker of one side can be matched with on a runner through all the other runners. Its odds come from the worst
 * price it has reached on each of them, and get worse as it is taken. A stake too small to share out in whole minor
 * units is combined with the next price.
 */
export class VirtualOffer {
  readonly #side: Side;
  readonly #offers: MarketOffers;
  readonly #legs: Leg[];
  #isOver: boolean;
  #tick: number | null = null;

  constructor(offers: MarketOffers, runner: number, side: Side) {
    this.#side = side;
    this.#offers = offers;
    const bookSide: BookSide = bookSideOf(oppositeSide(side));
    const { runners, crossMatching } = offers.market.definition;
    this.#isOver = !crossMatching;
    const others = runners.flatMap(({ status }, at) => (at === runner || status !== 'ACTIVE' ? [] : [at]));
    this.#legs = others.map((at) => ({ offers: offers.of(at, bookSide), end: 0 }));
  }

  /** The tick of its current odds; null once nothing is left. */
  get tick(): number | null {
    if (this.#isOver) return null;
    return (this.#tick ??= this.#currentTick());
  }

  /**
   * Takes as much of a stake as it can in one part. Returns null if there is nothing at these odds (others may follow),
   * and `SELF_MATCH` if an order of that owner comes first.
   */
  take(stake: number, owner: number): VirtualPart | 'SELF_MATCH' | null {
    const { tick } = this;
    if (tick === null) return null;
    const levels = this.#legs.map((leg) => levelsOf(leg, owner));
    if (levels.some(({ length }) => length === 0)) return 'SELF_MATCH';
    const shares = shareOut(this.#side, itemAt(this.#offers.market.ladder.prices, tick), stake, levels);
    this.#tick = null;
    if ('tooLittle' in shares) {
      const leg = this.#legs[shares.tooLittle];
      if (leg && ownIn(leg, owner) >= 0) return 'SELF_MATCH';
      if (!leg || !deepen(leg)) this.#isOver = true;
      return null;
    }
    const legs = this.#legs.flatMap(({ offers }, at) => offers.take(itemAt(shares.legs, at)));
    return { tick, stake: shares.stake, legs };
  }

  #currentTick(): number | null {
    const odds: number[] = [];
    for (const leg of this.#legs) {
      if (leg.offers.first >= leg.end && !deepen(leg)) return this.#end();
      odds.push(must(leg.offers.at(leg.end - 1)).order.odds);
    }
    const tick = virtualTick(this.#offers.market.ladder, this.#side, odds);
    return tick < 0 ? this.#end() : tick;
  }

  #end(): null {
    this.#isOver = true;
    return null;
  }
}

/** Extends the leg by one more price; false if there is none. */
function deepen(leg: Leg): boolean {
  const from = Math.max(leg.end, leg.offers.first);
  leg.end = leg.offers.endOfLevel(from);
  return leg.end > from;
}

/** The place of the owner's first order; -1 if there is none. */
function ownIn({ offers, end }: Leg, owner: number): number {
  for (let at = offers.first; at < end; at++)
    if (must(offers.at(at)).order.position.account.owner === owner) return at;
  return -1;
}

/** The levels ahead of the owner's first order. */
function levelsOf(leg: Leg, owner: number): Level[] {
  const levels: [odds: number, size: number][] = [];
  const own = ownIn(leg, owner);
  for (let at = leg.offers.first; at < (own < 0 ? leg.end : own); at++) {
    const { order, left } = must(leg.offers.at(at));
    const last = levels.at(-1);
    if (last?.[0] === order.odds) last[1] += left;
    else levels.push([order.odds, left]);
  }
  return levels;
}
