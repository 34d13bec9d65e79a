import { bookSideOf } from '#domain/odds/levels.ts';
import { itemAt, must } from '#domain/must.ts';
import { ticksWorse } from '#domain/odds/odds-policy.ts';
import type { Side } from '#domain/bet/side.ts';
import type { MarketOffers, TakenOf } from './market-offers.ts';
import { VirtualOffer } from './virtual-offer.ts';

/** What an account wants to take on a runner: a stake in minor units, at the odds of the tick `limit` or better. */
export interface Wish {
  /** Index into the market's runners. */
  runner: number;
  side: Side;
  limit: number;
  stake: number;
  owner: number;
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
}

/**
 * Plans what an order is matched with: best odds first, and at the same odds its own runner's orders before virtual
 * offers, which only a market with cross matching has. Takes from `offers` and leaves the books as they are.
 */
export function planTake(offers: MarketOffers, { runner, side, limit, stake, owner }: Wish): TakePlan {
  const { prices } = offers.market.ladder;
  const direct = offers.of(runner, bookSideOf(side));
  const virtual = new VirtualOffer(offers, runner, side);
  const parts: PlannedPart[] = [];
  let left = stake;
  while (left > 0) {
    const offer = direct.at(direct.first);
    const tick = virtual.tick;
    const isVirtual = tick !== null && (!offer || ticksWorse(side, offer.order.tick, tick) < 0);
    const best = isVirtual ? tick : offer?.order.tick;
    if (best === undefined || ticksWorse(side, limit, best) > 0) break;
    if (isVirtual) {
      const part = virtual.take(left, owner);
      if (part === 'SELF_MATCH') return { parts, isSelfMatch: true };
      if (!part) continue;
      parts.push({ odds: itemAt(prices, best), stake: part.stake, isVirtual, orders: part.legs });
      left -= part.stake;
    } else {
      if (must(offer).order.position.account.owner === owner) return { parts, isSelfMatch: true };
      const taken = Math.min(left, must(offer).left);
      parts.push({ odds: itemAt(prices, best), stake: taken, isVirtual, orders: direct.take(taken) });
      left -= taken;
    }
  }
  return { parts, isSelfMatch: false };
}
