import type { MarketDefinition, MarketStore } from '#live/market-store.ts';
import type { CellState } from './cell-state.ts';
import { LivePriceCell, type PickedPrice } from './live-price-cell.tsx';
import css from './quick-prices.module.css';

export interface QuickPricesViewProps {
  store: MarketStore;
  definition: MarketDefinition;
  state: CellState;
  onPick: (price: PickedPrice) => void;
}

/** The best back and lay price of each runner, in one row; on a phone only the back prices. */
export function QuickPricesView({ store, definition, state, onPick }: QuickPricesViewProps) {
  return (
    <div className={css.prices} role="group" aria-label={`${definition.eventName}, ${definition.marketName}`}>
      {definition.runners.map(({ runnerId, name }) => (
        <div key={runnerId} className={css.pair}>
          <LivePriceCell
            {...{ store, runnerId, state, onPick }}
            runnerName={name}
            ladder="toBack"
            depth={0}
          />
          <LivePriceCell {...{ store, runnerId, state, onPick }} runnerName={name} ladder="toLay" depth={0} />
        </div>
      ))}
    </div>
  );
}
