import type { ReactNode } from 'react';
import { formatMoney } from '#domain/money/money.ts';
import type { Settlement } from '#domain/bet/order.ts';
import { MoneyText } from '#ui/money-text/money-text.tsx';
import css from './my-bets.module.css';

export interface SettledMarketsProps {
  settled: readonly Settlement[];
  /** Renders the explanation of a settlement's amount. */
  whyOf: ((settlement: Settlement) => ReactNode) | undefined;
}

/** What was paid today, net of commission. */
export function SettledMarkets({ settled, whyOf }: SettledMarketsProps) {
  if (settled.length === 0) return null;
  return (
    <section aria-label="Settled today">
      <h3 className={css.subtitle}>Settled today</h3>
      <ul className={css.list}>
        {settled.map((row) => (
          <li key={row.settlementId} className={css.settled}>
            <div className={css.words}>
              <span className={css.selection}>{row.eventName}</span>
              <span className={css.market}>
                {row.marketName} · Result: {row.result}
              </span>
              {row.commission > 0 && (
                <span className={css.market}>after {formatMoney(row.commission)} commission</span>
              )}
            </div>
            <MoneyText minor={row.profit - row.commission} signed />
            {whyOf?.(row)}
          </li>
        ))}
      </ul>
    </section>
  );
}
