import type { ReactNode } from 'react';
import { inLines, inOneRow } from '#domain/odds/three-way.ts';
import type { MarketDefinition, MarketStore } from '#live/market-store.ts';
import type { CellState } from './cell-state.ts';
import { LivePriceCell, type PressedPrice } from './live-price-cell.tsx';
import css from './quick-prices.module.css';

export interface QuickPricesViewProps {
  store: MarketStore;
  definition: MarketDefinition;
  state: CellState;
  /** Why a cell has no price, when it has none. */
  why?: string;
  onPick: (price: PressedPrice) => void;
  /** Names the runners above their prices, where the list has no heads that do. */
  isNamed?: boolean;
  /** Renders the mark beside a runner's name. */
  markOf?: (definition: MarketDefinition, runnerName: string) => ReactNode;
  /** Who plays, where their names stand below each other before the prices: each one's go on its own line. */
  sides?: readonly string[] | null;
  /** As wide as there is room. */
  isLarge?: boolean;
  /** Said in place of prices, where there are too many runners; else how many there are. */
  fieldWords?: string;
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
  markOf,
  sides = null,
  isLarge = false,
  fieldWords,
}: QuickPricesViewProps) {
  const lines = sides && inLines(definition.runners, sides);
  const runners = lines ?? inOneRow(definition.runners);
  if (runners.length > mostRunners)
    return <span className={css.field}>{fieldWords ?? `${runners.length} runners`}</span>;
  return (
    <div
      // Another market's prices have only just come.
      key={definition.marketId}
      className={lines ? css.lines : isLarge ? css.large : css.prices}
      data-lines={lines?.length}
      role="group"
      data-prices
      aria-label={`${definition.eventName}, ${definition.marketName}`}
    >
      {runners.map(({ runnerId, name }) => (
        <div key={runnerId} className={css.pair}>
          {isNamed && !lines && (
            <span className={css.name} aria-hidden>
              {markOf?.(definition, name)}
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
