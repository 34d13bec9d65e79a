import { inOneRow } from '#domain/odds/three-way.ts';
import type { MarketDefinition, MarketStore } from '#live/market-store.ts';
import type { CellState } from './cell-state.ts';
import { LivePriceCell, type PickedPrice } from './live-price-cell.tsx';
import css from './quick-prices.module.css';

export interface QuickPricesViewProps {
  store: MarketStore;
  definition: MarketDefinition;
  state: CellState;
  /** Said of a cell without a price. */
  why?: string;
  onPick: (price: PickedPrice) => void;
}

/** More do not fit in a row beside the event's name. */
const mostRunners = 3;

/** The best back and lay price of each runner, in one row; on a phone only the back prices. Of a race, its size. */
export function QuickPricesView({ store, definition, state, why, onPick }: QuickPricesViewProps) {
  const runners = inOneRow(definition.runners);
  if (runners.length > mostRunners) return <span className={css.field}>{runners.length} runners</span>;
  return (
    <div className={css.prices} role="group" aria-label={`${definition.eventName}, ${definition.marketName}`}>
      {runners.map(({ runnerId, name }) => (
        <div key={runnerId} className={css.pair}>
          <LivePriceCell
            {...{ store, runnerId, state, why, onPick }}
            runnerName={name}
            ladder="toBack"
            depth={0}
          />
          <LivePriceCell
            {...{ store, runnerId, state, why, onPick }}
            runnerName={name}
            ladder="toLay"
            depth={0}
          />
        </div>
      ))}
    </div>
  );
}
