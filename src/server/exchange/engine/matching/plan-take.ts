import { winOf, type Hundredths } from '#domain/bet/bet.ts';
import { bookSideOf } from '#domain/odds/levels.ts';
import { itemAt, must } from '#domain/must.ts';
import { ticksWorse } from '#domain/odds/odds-policy.ts';
import type { Side } from '#domain/bet/side.ts';
import type { MarketOffers, Offers, TakenOf } from './market-offers.ts';
import { VirtualOffer, type VirtualPart } from './virtual-offer.ts';

/** What an account wants to take on a runner: a stake in minor units, at the odds of the tick `limit` or better. */
export interface Wish {
  /** Index into the market's runners. */
  runner: number;
  side: Side;
  limit: number;
  stake: number;
  owner: number;
  /** The most it may win; without a limit if left out. */
  room?: Hundredths;
}

/** One match of the taker: with an order on its own runner or, at virtual odds, with orders on all the others. */
export interface PlannedPart {
  odds: number;
  /** The taker's. */
  stake: number;
  isVirtual: boolean;
  orders: TakenOf[];
}

export interface TakePlan {
  parts: PlannedPart[];
  /** Whether the plan ended because it met an order of the taker's own. */
  isSelfMatch: boolean;
  /** Whether more could have been taken, but for the most it may win. */
  isLimited: boolean;
}

/**
 * Plans what an order is matched with: best odds first, and at the same odds its own runner's orders before virtual
 * offers, which only a market with cross matching has. Takes from `offers` and leaves the books as they are.
 */
export function planTake(offers: MarketOffers, wish: Wish): TakePlan {
  const { runner, side, limit, stake, owner } = wish;
  const { ladder, definition } = offers.market;
  const direct = offers.of(runner, bookSideOf(side));
  const virtual = new VirtualOffer(offers, runner, side);
  const parts: PlannedPart[] = [];
  let { room = Infinity } = wish;
  let left = stake;
  while (left > 0) {
    const offer = direct.at(direct.first);
    const tick = virtual.tick;
    const isVirtual = tick !== null && (!offer || ticksWorse(side, offer.order.tick, tick) < 0);
    const best = isVirtual ? tick : offer?.order.tick;
    if (best === undefined || ticksWorse(side, limit, best) > 0) break;
    const odds = itemAt(ladder.prices, best);
    const gain = winOf(definition.kind, side, 1, odds);
    const most = Math.min(left, Math.floor(room / gain));
    if (most <= 0) return { parts, isSelfMatch: false, isLimited: true };
    const part = isVirtual ? virtual.take(most, owner) : takeFirst(direct, most, owner);
    if (part === 'SELF_MATCH') return { parts, isSelfMatch: true, isLimited: false };
    if (!part) continue;
    parts.push({ odds, stake: part.stake, isVirtual, orders: part.legs });
    left -= part.stake;
    room -= part.stake * gain;
  }
  return { parts, isSelfMatch: false, isLimited: false };
}

/** As much of the stake as the first offer has. */
function takeFirst(offers: Offers, stake: number, owner: number): Omit<VirtualPart, 'tick'> | 'SELF_MATCH' {
  const offer = must(offers.at(offers.first));
  if (offer.order.position.account.owner === owner) return 'SELF_MATCH';
  const taken = Math.min(stake, offer.left);
  return { stake: taken, legs: offers.take(taken) };
}
