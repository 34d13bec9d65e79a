import type { ReactNode } from 'react';
import { formatLine } from '#domain/odds/odds.ts';
import { MoneyText } from '#ui/money-text/money-text.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { ChanceBarView, chanceText } from './chance-bar.view.tsx';
import css from './index-strikes.module.css';

export interface StrikeRowViewProps {
  /** Hundredths. */
  strike: number;
  /** That the index closes at it or above, a share of 1; null where the prices do not say. */
  chance: number | null;
  /** What the bettor gets, net of commission, minor units; null: there is no bet. */
  results: { above: number; below: number } | null;
  /** The best price on each side of "at or above"; null until they are known. */
  prices: ReactNode;
  onShow: () => void;
}

/** One more strike of an index, in a row. Its name leads to the whole market. */
export function StrikeRowView({ strike, chance, results, prices, onShow }: StrikeRowViewProps) {
  return (
    <li className={css.row}>
      <span className={css.words}>
        <button
          type="button"
          className={css.strike}
          onClick={onShow}
          aria-label={`Strike ${formatLine(strike)}, show its market`}
        >
          {formatLine(strike)}
        </button>
        {results && (
          <span className={css.results}>
            above <MoneyText minor={results.above} signed />, below <MoneyText minor={results.below} signed />
          </span>
        )}
      </span>
      <span className={css.chance}>
        {chance !== null && (
          <>
            <ChanceBarView chance={chance} />
            <span className={css.percent}>{chanceText(chance)}</span>
          </>
        )}
      </span>
      <span className={css.prices} data-prices>
        {prices ?? <Skeleton width="100%" height="100%" shape="block" />}
      </span>
    </li>
  );
}

/** The strikes beside the one that leads. */
export const StrikeRowsView = ({ children }: { children: ReactNode }) => (
  <section className={css.rows} aria-label="Other strikes">
    <header className={css.rowsHead}>
      <h3 className={css.title}>Other strikes</h3>
      <span className={css.heads} aria-hidden>
        <span>Back</span>
        <span>Lay</span>
        <span className={css.of}>at or above</span>
      </span>
    </header>
    <ul className={css.list}>{children}</ul>
  </section>
);
