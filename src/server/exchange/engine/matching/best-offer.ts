import { itemAt, lastOf } from '#domain/must.ts';
import { bookSideOf, type Level } from '#domain/odds/levels.ts';
import { ticksWorse } from '#domain/odds/odds-policy.ts';
import type { Side } from '#domain/bet/side.ts';
import { noOwner } from './book/order-book.ts';
import { MarketOffers } from './market-offers.ts';
import type { MarketState } from '../state/market-state.ts';
import { planTake, type Wish } from './plan-take.ts';
import { VirtualOffer } from './virtual-offer.ts';

/** The best `count` virtual levels of a runner in a market with cross matching. */
export function virtualLevels(market: MarketState, runner: number, side: Side, count: number): Level[] {
  const virtual = new VirtualOffer(new MarketOffers(market), runner, side);
  const levels: [odds: number, size: number][] = [];
  while (virtual.tick !== null) {
    const odds = itemAt(market.ladder.prices, virtual.tick);
    const isNext = levels.at(-1)?.[0] !== odds;
    if (isNext && levels.length === count) break;
    const part = virtual.take(Number.MAX_SAFE_INTEGER, noOwner);
    if (!part || part === 'SELF_MATCH') continue;
    if (isNext) levels.push([odds, part.stake]);
    else lastOf(levels)[1] += part.stake;
  }
  return levels;
}

/** The tick of the best odds a taker of that side meets now, its own orders included; null if there are none. */
export function bestTickFor(market: MarketState, runner: number, side: Side): number | null {
  const direct = itemAt(market.runners, runner).book.bestTick(bookSideOf(side));
  if (!market.definition.crossMatching) return direct;
  const [level] = virtualLevels(market, runner, side, 1);
  if (!level) return direct;
  const virtual = market.tickOf(level[0]);
  return direct === null || ticksWorse(side, direct, virtual) < 0 ? virtual : direct;
}

/** Like `bestTickFor`, but returns the odds, in hundredths. */
export function bestOddsFor(market: MarketState, runner: number, side: Side): number | null {
  const tick = bestTickFor(market, runner, side);
  return tick === null ? null : itemAt(market.ladder.prices, tick);
}

/** How much of the stake would be matched now. */
export function matchableOf(market: MarketState, wish: Wish): number {
  const { runner, side, limit, stake, owner } = wish;
  if (!market.definition.crossMatching)
    return itemAt(market.runners, runner).book.matchable(side, limit, stake, owner);
  const { parts } = planTake(new MarketOffers(market), wish);
  return parts.reduce((sum, part) => sum + part.stake, 0);
}
