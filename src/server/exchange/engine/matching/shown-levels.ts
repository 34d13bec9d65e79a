import { itemAt } from '#domain/must.ts';
import { takingSide, diffLevels, mergeLevels, type BookSide, type Level } from '#domain/odds/levels.ts';
import { matchableOf, virtualLevels } from './best-offer.ts';
import { noOwner } from './book/order-book.ts';
import type { MarketState } from '../state/market-state.ts';

/** How many virtual prices are shown. Those behind them can still be taken. */
const shownVirtual = 10;

/** A runner's price levels as shown, best first. With cross matching they include virtual ones. */
export function shownLevels(market: MarketState, runner: number, bookSide: BookSide): readonly Level[] {
  const { book } = itemAt(market.runners, runner);
  const levels = book.levels(bookSide);
  if (!market.definition.crossMatching) return levels;
  const sizes = new Map(levels);
  const opposite = book.best(bookSide === 'toBack' ? 'toLay' : 'toBack');
  const virtual = virtualLevels(market, runner, takingSide(bookSide), shownVirtual);
  // An opposite order too small to share out may rest there. A book is never shown crossed.
  const isCrossed = ([odds]: Level) =>
    opposite !== null && (bookSide === 'toBack' ? odds >= opposite : odds <= opposite);
  const uncrossed = virtual.filter((level) => !isCrossed(level));
  const sums = uncrossed.map(([odds, size]): Level => [
    odds,
    Math.min(size + (sizes.get(odds) ?? 0), Number.MAX_SAFE_INTEGER),
  ]);
  const shown = mergeLevels(bookSide, levels, sums);
  return uncrossed.length === virtual.length ? shown : takeableOf(market, runner, bookSide, shown);
}

/**
 * Cuts levels to what can be taken at them and better ones. Whoever takes them first meets what isn't shown, and what is
 * left of a stake there may be too small to share out.
 */
function takeableOf(
  market: MarketState,
  runner: number,
  bookSide: BookSide,
  levels: readonly Level[],
): readonly Level[] {
  const takeable: Level[] = [];
  let before = 0;
  for (const [odds, size] of levels) {
    const wish = { runner, side: takingSide(bookSide), limit: market.tickOf(odds), owner: noOwner };
    let stake = Math.min(before + size, Number.MAX_SAFE_INTEGER);
    let taken = matchableOf(market, { ...wish, stake });
    while (taken < stake) {
      stake = taken;
      taken = matchableOf(market, { ...wish, stake });
    }
    if (stake <= before) continue;
    takeable.push([odds, stake - before]);
    before = stake;
  }
  return takeable;
}

/** The levels that changed since the last call, with their current sizes; 0 means gone. */
export function takeLevelChanges(market: MarketState, runner: number): Record<BookSide, Level[]> {
  const state = itemAt(market.runners, runner);
  const changes = state.book.drainChanges();
  if (!market.definition.crossMatching) return changes;
  const { told } = state;
  state.told = { toBack: shownLevels(market, runner, 'toBack'), toLay: shownLevels(market, runner, 'toLay') };
  return {
    toBack: diffLevels(told.toBack, state.told.toBack),
    toLay: diffLevels(told.toLay, state.told.toLay),
  };
}
