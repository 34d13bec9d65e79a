import { itemAt, must } from '#domain/must.ts';
import { shareOut, virtualTick } from './cross-match.ts';
import type { Ladder, Level } from '#domain/odds/levels.ts';
import type { Side } from '#domain/bet/side.ts';
import type { MarketOffers, Offers, TakenOf } from './market-offers.ts';

/** One of the other runners: its offers from the first that is left up to `end` are what is shared out next. */
interface Leg {
  offers: Offers;
  end: number;
}

/** What was taken of a virtual offer: the taker's stake, and the orders on the other runners. */
export interface VirtualPart {
  tick: number;
  stake: number;
  legs: TakenOf[];
}

/**
 * What a taker of one side can be matched with on a runner by way of all the other runners. Its odds are those of the
 * worst price that it has come to on each; they get worse as it is taken. What is too little to be shared out in whole
 * minor units is put together with the next price.
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
    const ladder: Ladder = side === 'BACK' ? 'toLay' : 'toBack';
    const { runners, crossMatching } = offers.market.definition;
    this.#isOver = !crossMatching;
    const others = runners.flatMap(({ status }, at) => (at === runner || status !== 'ACTIVE' ? [] : [at]));
    this.#legs = others.map((at) => ({ offers: offers.of(at, ladder), end: 0 }));
  }

  /** The tick of its odds now; null when there is nothing any more. */
  get tick(): number | null {
    if (this.#isOver) return null;
    return (this.#tick ??= this.#currentTick());
  }

  /**
   * Takes the most of a stake that can be taken at once. Null: nothing at these odds; others may follow. `SELF_MATCH`: an order
   * of that owner comes first.
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

/** Comes to one more price; false when there is none. */
function deepen(leg: Leg): boolean {
  const from = Math.max(leg.end, leg.offers.first);
  leg.end = leg.offers.endOfLevel(from);
  return leg.end > from;
}

/** The place of the first order of that owner; -1 when there is none. */
function ownIn({ offers, end }: Leg, owner: number): number {
  for (let at = offers.first; at < end; at++)
    if (must(offers.at(at)).order.position.account.owner === owner) return at;
  return -1;
}

/** By price, what there is before the first order of that owner. */
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
