import { itemAt } from '#domain/must.ts';
import { diffLevels, mergeLevels, type Ladder, type Level } from '#domain/odds/levels.ts';
import { virtualLevels } from './best-offer.ts';
import type { MarketState } from '../state/market-state.ts';

/** How many virtual prices are shown; what lies behind them can be taken all the same. */
const shownVirtual = 10;

/** Price levels of a runner as they are shown, best first: with virtual ones where there is cross matching. */
export function shownLevels(market: MarketState, runner: number, ladder: Ladder): readonly Level[] {
  const { book } = itemAt(market.runners, runner);
  const levels = book.levels(ladder);
  if (!market.definition.crossMatching) return levels;
  const sizes = new Map(levels);
  const opposite = book.best(ladder === 'toBack' ? 'toLay' : 'toBack');
  const virtual = virtualLevels(market, runner, ladder === 'toBack' ? 'BACK' : 'LAY', shownVirtual).flatMap(
    ([odds, size]): Level[] => {
      // A rest too small to be shared out may stand against it: a book is never shown crossed.
      const isCrossed = opposite !== null && (ladder === 'toBack' ? odds >= opposite : odds <= opposite);
      return isCrossed ? [] : [[odds, Math.min(size + (sizes.get(odds) ?? 0), Number.MAX_SAFE_INTEGER)]];
    },
  );
  return mergeLevels(ladder, levels, virtual);
}

/** The levels that differ since this was last asked, with their sizes now; 0: gone. */
export function takeLevelChanges(market: MarketState, runner: number): Record<Ladder, Level[]> {
  const state = itemAt(market.runners, runner);
  const changes = state.book.takeChanges();
  if (!market.definition.crossMatching) return changes;
  const { told } = state;
  state.told = { toBack: shownLevels(market, runner, 'toBack'), toLay: shownLevels(market, runner, 'toLay') };
  return {
    toBack: diffLevels(told.toBack, state.told.toBack),
    toLay: diffLevels(told.toLay, state.told.toLay),
  };
}
