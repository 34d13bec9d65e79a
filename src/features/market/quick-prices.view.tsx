import { inOneRow } from '#domain/odds/three-way.ts';
import type { MarketDefinition, MarketStore } from '#live/market-store.ts';
import type { CellState } from './cell-state.ts';
import { LivePriceCell, type PickedPrice } from './live-price-cell.tsx';
import css from './quick-prices.module.css';

export interface QuickPricesViewProps {
  store: MarketStore;
  definition: MarketDefinition;
  state: CellState;
  /** Why a cell has no price, when it has none. */
  why?: string;
  onPick: (price: PickedPrice) => void;
  /** Names the runners above their prices, where the list has no heads that do. */
  isNamed?: boolean;
  /** As wide as there is room. */
  isLarge?: boolean;
  /** What there are too many of to show. */
  runnersWord?: string;
}

/** No more fit in a row beside the event's name. */
const mostRunners = 3;

/** The best back and lay prices of each runner in one row. A race shows its field size. */
export function QuickPricesView({
  store,
  definition,
  state,
  why,
  onPick,
  isNamed = false,
  isLarge = false,
  runnersWord = 'runners',
}: QuickPricesViewProps) {
  const runners = inOneRow(definition.runners);
  if (runners.length > mostRunners)
    return (
      <span className={css.field}>
        {runners.length} {runnersWord}
      </span>
    );
  return (
    <div
      className={isLarge ? css.large : css.prices}
      role="group"
      aria-label={`${definition.eventName}, ${definition.marketName}`}
    >
      {runners.map(({ runnerId, name }) => (
        <div key={runnerId} className={css.pair}>
          {isNamed && (
            <span className={css.name} aria-hidden>
              {name}
            </span>
          )}
          <LivePriceCell
            {...{ store, runnerId, state, why, onPick }}
            runnerName={name}
            bookSide="toBack"
            depth={0}
          />
          <LivePriceCell
            {...{ store, runnerId, state, why, onPick }}
            runnerName={name}
            bookSide="toLay"
            depth={0}
          />
        </div>
      ))}
    </div>
  );
}
