import { useState } from 'react';
import { itemAt, lastOf } from '#domain/must.ts';
import { formatMoney } from '#domain/money/money.ts';
import type {
  RunnerTrades,
  RunnerTradesEvent,
  RunnerTradesSnapshot,
} from '#machines/runner-trades/runner-trades.machine.ts';
import { selectTrades } from '#machines/runner-trades/runner-trades.machine.ts';
import { Chip } from '#ui/chip/chip.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { clockText } from './clock-text.ts';
import { sayKnownLanguage } from './known-language.ts';
import css from './price-graph.module.css';

// The chart library is fetched only when someone looks at a graph.
const PriceChart = lazyPart(async () => {
  sayKnownLanguage();
  return (await import('./price-chart.tsx')).PriceChart;
});

export interface PriceGraphViewProps {
  snapshot: RunnerTradesSnapshot;
  send: (event: RunnerTradesEvent) => void;
  runnerName: string;
  /** A price in the bettor's odds format. */
  priceText: (odds: number) => string;
}

/** The history of a runner's matched price, as a graph or as a table that says the same. */
export function PriceGraphView({ snapshot, send, runnerName, priceText }: PriceGraphViewProps) {
  const [isTable, setIsTable] = useState(false);
  const trades = selectTrades(snapshot);
  if (snapshot.matches('noAnswer')) {
    return (
      <ErrorState
        title="The price history could not be loaded. Your bets are not affected."
        onRetry={() => send({ type: 'again.chosen' })}
      />
    );
  }
  if (!trades) {
    return (
      <div className={css.loading}>
        <SkeletonRows rows={4} label="Loading the price history" />
      </div>
    );
  }
  const { prices } = trades;
  if (prices.length === 0) {
    return (
      <EmptyState title="Nothing matched yet">
        The price of {runnerName} is drawn here as bets are matched.
      </EmptyState>
    );
  }
  return (
    <div className={css.graph}>
      <div className={css.bar}>
        <p className={css.sum} role="note">
          {summaryOf(prices, priceText)}
        </p>
        <Chip pressed={isTable} onClick={() => setIsTable(!isTable)}>
          As a table
        </Chip>
      </div>
      {snapshot.matches({ shown: 'late' }) && (
        <p className={css.late} role="status">
          No newer prices came. Asking again…
        </p>
      )}
      {isTable ? (
        <PriceTable {...{ prices, runnerName, priceText }} />
      ) : (
        <PartBoundary name="The graph" loading={<SkeletonRows rows={4} label="Loading the graph" />}>
          <PriceChart
            prices={prices}
            label={`${runnerName}: ${summaryOf(prices, priceText)}`}
            priceText={priceText}
          />
        </PartBoundary>
      )}
    </div>
  );
}

type Prices = RunnerTrades['prices'];

/** Describes the graph in a sentence. */
function summaryOf(prices: Prices, priceText: (odds: number) => string): string {
  const odds = prices.map((price) => price.odds);
  const [low, high] = [Math.min(...odds), Math.max(...odds)];
  const [first, last] = [itemAt(prices, 0), lastOf(prices)];
  return `Matched at ${priceText(first.odds)} first, ${priceText(last.odds)} last, between ${priceText(low)} and ${priceText(high)} since ${clockText(first.at)}`;
}

interface PriceTableProps extends Pick<PriceGraphViewProps, 'runnerName' | 'priceText'> {
  prices: Prices;
}

function PriceTable({ prices, runnerName, priceText }: PriceTableProps) {
  return (
    // Focusable, so that it scrolls by keyboard too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.scroll} tabIndex={0} role="region" aria-label={`Matched prices of ${runnerName}`}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Price</th>
            <th scope="col">Matched</th>
          </tr>
        </thead>
        <tbody>
          {prices.toReversed().map(({ at, odds, matched }) => (
            <tr key={at}>
              <td>
                <time dateTime={at}>{clockText(at)}</time>
              </td>
              <td>{priceText(odds)}</td>
              <td>{formatMoney(matched)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
