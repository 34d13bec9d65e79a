import { bookSideOf, type BookSide, type Level } from '#domain/odds/levels.ts';
import type { OddsLadder } from '#domain/odds/odds-ladder.ts';
import type { Side } from '#domain/bet/side.ts';
import { Fills } from './fills.ts';
import { LevelChanges } from './level-changes.ts';
import { LevelsByTick, placeOf } from './levels-by-tick.ts';
import { none, RestingOrders } from './resting-orders.ts';
import { TickSet } from './tick-set.ts';

/** An owner whose orders never self match. */
export const noOwner = -1;

/**
 * The unmatched orders of one runner, by price and then by time. It is never crossed, so each price holds orders of one
 * side only: lay orders up to the best lay, back orders from the best back upwards. It knows stakes and prices but not
 * money: the caller has checked that an order may be placed. `Ref` is the caller's own order.
 */
export class OrderBook<Ref> {
  readonly ladder: OddsLadder;
  /** What the last `match` matched. */
  readonly fills = new Fills<Ref>();
  readonly #levels: LevelsByTick;
  readonly #occupied: TickSet;
  readonly #orders = new RestingOrders<Ref>();
  readonly #changes: LevelChanges;
  /** The lowest tick with back orders; the ladder's length when there is none. */
  #bestBack: number;
  /** The highest tick with lay orders; -1 when there is none. */
  #bestLay = -1;
  #isSelfMatch = false;

  constructor(ladder: OddsLadder) {
    this.ladder = ladder;
    this.#levels = new LevelsByTick(ladder.prices.length);
    this.#occupied = new TickSet(ladder.prices.length);
    this.#changes = new LevelChanges(this.#levels, ladder);
    this.#bestBack = ladder.prices.length;
  }

  /**
   * Matches a stake (minor units above 0) with the other side's resting orders whose odds are those of `limit` or
   * better, at their odds: best odds first, and the earliest first at one price. The matches are in `fills`. Orders of
   * one `owner` (0 or above) don't match each other: matching stops at the first one, and `isSelfMatch` is true.
   * Returns what is left of the stake.
   */
  match(side: Side, limit: number, stake: number, owner: number): number {
    this.#isSelfMatch = false;
    this.fills.count = 0;
    return side === 'BACK' ? this.#back(limit, stake, owner) : this.#lay(limit, stake, owner);
  }

  /** Whether the last `match` stopped at an order of its own owner. */
  get isSelfMatch(): boolean {
    return this.#isSelfMatch;
  }

  /** How much of the stake `match` would match. */
  matchable(side: Side, limit: number, stake: number, owner: number): number {
    let sum = 0;
    for (const tick of this.#ticks(bookSideOf(side))) {
      if (side === 'BACK' ? tick < limit : tick > limit) break;
      for (let slot = this.#levels.firstAt(tick); slot !== none; slot = this.#orders.next[slot]!) {
        if (this.#orders.owner[slot] === owner && owner !== noOwner) return sum;
        sum += this.#orders.stake[slot]!;
        if (sum >= stake) return stake;
      }
    }
    return sum;
  }

  /** Puts an order at the end of its price's queue unmatched and returns its slot. It must not cross the book. */
  rest(side: Side, tick: number, stake: number, owner: number, ref: Ref): number {
    const page = this.#levels.pageOf(tick);
    const place = placeOf(tick);
    const slot = this.#orders.add(tick, owner, stake, ref);
    const last = page.last[place]!;
    this.#orders.previous[slot] = last;
    this.#orders.next[slot] = none;
    page.last[place] = slot;
    if (last === none) {
      page.first[place] = slot;
      this.#occupied.add(tick);
      if (side === 'BACK' && tick < this.#bestBack) this.#bestBack = tick;
      if (side === 'LAY' && tick > this.#bestLay) this.#bestLay = tick;
    } else this.#orders.next[last] = slot;
    page.size[place]! += stake;
    this.#changes.mark(side, tick, page, place);
    return slot;
  }

  /** Removes a resting order and returns the stake that was left. */
  cancel(slot: number): number {
    const orders = this.#orders;
    const tick = orders.tick[slot]!;
    const page = this.#levels.pageOf(tick);
    const place = placeOf(tick);
    const previous = orders.previous[slot]!;
    const next = orders.next[slot]!;
    const stake = orders.stake[slot]!;
    if (previous === none) page.first[place] = next;
    else orders.next[previous] = next;
    if (next === none) page.last[place] = previous;
    else orders.previous[next] = previous;
    page.size[place]! -= stake;
    orders.remove(slot);
    this.#changes.mark(this.#sideAt(tick), tick, page, place);
    if (page.first[place] === none) this.#leave(tick);
    return stake;
  }

  /** Reduces a resting order to `stake` (above 0). It keeps its place in the queue. */
  reduce(slot: number, stake: number): void {
    const tick = this.#orders.tick[slot]!;
    const page = this.#levels.pageOf(tick);
    const place = placeOf(tick);
    page.size[place]! += stake - this.#orders.stake[slot]!;
    this.#orders.stake[slot] = stake;
    this.#changes.mark(this.#sideAt(tick), tick, page, place);
  }

  /** The best odds to back (`toBack`) or lay now; null if there are none. */
  best(bookSide: BookSide): number | null {
    return this.ladder.prices[bookSide === 'toBack' ? this.#bestLay : this.#bestBack] ?? null;
  }

  /** The tick of the best odds; null if there are none. */
  bestTick(bookSide: BookSide): number | null {
    if (bookSide === 'toBack') return this.#bestLay < 0 ? null : this.#bestLay;
    return this.#bestBack < this.ladder.prices.length ? this.#bestBack : null;
  }

  /** The next tick with orders after an occupied tick of that side; null if there is none. */
  nextTick(bookSide: BookSide, tick: number): number | null {
    const next = bookSide === 'toBack' ? this.#occupied.below(tick) : this.#occupied.above(tick);
    return next < 0 ? null : next;
  }

  /** The unmatched stake at a tick, whichever side is there. */
  sizeAt(tick: number): number {
    return this.#levels.sizeAt(tick);
  }

  /** The price levels, best first. */
  levels(bookSide: BookSide): Level[] {
    return this.#ticks(bookSide).map((tick) => [this.ladder.prices[tick]!, this.#levels.sizeAt(tick)]);
  }

  /** The unmatched orders behind `toBack` (lays) or `toLay` (backs), best first, and earliest first at one price. */
  queue(bookSide: BookSide): Ref[] {
    return this.#ticks(bookSide).flatMap((tick) => this.queueAt(tick));
  }

  /** The unmatched orders at a tick, whichever side is there, earliest first. */
  queueAt(tick: number): Ref[] {
    const refs: Ref[] = [];
    for (let slot = this.#levels.firstAt(tick); slot !== none; slot = this.#orders.next[slot]!)
      refs.push(this.#orders.refs[slot]!);
    return refs;
  }

  /** The levels that may have changed since the last call, with their current sizes; 0 means gone. */
  drainChanges(): Record<BookSide, Level[]> {
    return this.#changes.take(this.#bestLay, this.#bestBack);
  }

  #back(limit: number, stake: number, owner: number): number {
    let left = stake;
    while (left > 0 && this.#bestLay >= limit && !this.#isSelfMatch)
      left = this.#takeLevel('LAY', this.#bestLay, left, owner);
    return left;
  }

  #lay(limit: number, stake: number, owner: number): number {
    let left = stake;
    while (left > 0 && this.#bestBack <= limit && !this.#isSelfMatch)
      left = this.#takeLevel('BACK', this.#bestBack, left, owner);
    return left;
  }

  /** Matches with one price's queue from its front. Returns what is left of the incoming stake. */
  #takeLevel(resting: Side, tick: number, stake: number, owner: number): number {
    const orders = this.#orders;
    const page = this.#levels.pageOf(tick);
    const place = placeOf(tick);
    const odds = this.ladder.prices[tick]!;
    let left = stake;
    let slot = page.first[place]!;
    while (slot !== none && left > 0) {
      if (orders.owner[slot] === owner && owner !== noOwner) {
        this.#isSelfMatch = true;
        break;
      }
      const there = orders.stake[slot]!;
      const matched = there > left ? left : there;
      this.fills.add(orders.refs[slot]!, matched, odds);
      left -= matched;
      if (matched < there) {
        orders.stake[slot] = there - matched;
        break;
      }
      const next = orders.next[slot]!;
      orders.remove(slot);
      slot = next;
    }
    page.first[place] = slot;
    page.size[place]! -= stake - left;
    this.#changes.mark(resting, tick, page, place);
    if (slot === none) {
      page.last[place] = none;
      this.#leave(tick);
    } else orders.previous[slot] = none;
    return left;
  }

  /** Called when a price has no more orders. */
  #leave(tick: number): void {
    this.#occupied.delete(tick);
    if (tick === this.#bestLay) this.#bestLay = this.#occupied.below(tick);
    if (tick === this.#bestBack) {
      const next = this.#occupied.above(tick);
      this.#bestBack = next < 0 ? this.ladder.prices.length : next;
    }
  }

  #sideAt(tick: number): Side {
    return tick <= this.#bestLay ? 'LAY' : 'BACK';
  }

  #ticks(bookSide: BookSide): number[] {
    const ticks: number[] = [];
    if (bookSide === 'toBack')
      for (let tick = this.#bestLay; tick >= 0; tick = this.#occupied.below(tick)) ticks.push(tick);
    else if (this.#bestBack < this.ladder.prices.length)
      for (let tick = this.#bestBack; tick >= 0; tick = this.#occupied.above(tick)) ticks.push(tick);
    return ticks;
  }
}
