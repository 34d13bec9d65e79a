import { itemAt } from '#domain/must.ts';
import { takingSide, diffLevels, mergeLevels, type BookSide, type Level } from '#domain/odds/levels.ts';
import { virtualLevels } from './best-offer.ts';
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
  const virtual = virtualLevels(market, runner, takingSide(bookSide), shownVirtual).flatMap(
    ([odds, size]): Level[] => {
      // An opposite order too small to share out may rest there. A book is never shown crossed.
      const isCrossed = opposite !== null && (bookSide === 'toBack' ? odds >= opposite : odds <= opposite);
      return isCrossed ? [] : [[odds, Math.min(size + (sizes.get(odds) ?? 0), Number.MAX_SAFE_INTEGER)]];
    },
  );
  return mergeLevels(bookSide, levels, virtual);
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
