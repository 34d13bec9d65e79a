import { Link } from 'react-router-dom';
import { formatMoney } from '#domain/money/money.ts';
import { hrefOf } from '#domain/site/route.ts';
import type { ProfitLossQuery } from '#graphql/__generated__/graphql.ts';
import { MoneyText } from '#ui/money-text/money-text.tsx';
import css from './event-bets.module.css';

type Paid = Extract<ProfitLossQuery['profitLoss'], { rows: unknown }>;
type Row = Pick<Paid['rows'][number], 'marketId' | 'marketName' | 'commission' | 'net'>;

export interface EventBetsViewProps {
  sportId: string;
  /** Of all markets, minor units. */
  net: number;
  rows: readonly Row[];
}

/** What each market of an ended event paid, after commission. Each leads to the bets there. Without any it says so. */
export function EventBetsView({ sportId, net, rows }: EventBetsViewProps) {
  return (
    <section className={css.bets} aria-label="Your bets here">
      <header className={css.head}>
        <h2 className={css.title}>Your bets here</h2>
        {rows.length > 0 && <MoneyText minor={net} signed />}
      </header>
      {rows.length === 0 && <p className={css.none}>You have no settled bets here.</p>}
      <ul className={css.rows}>
        {rows.map(({ marketId, marketName, commission, net: paid }) => (
          <li key={marketId} className={css.row}>
            <span className={css.words}>
              <Link to={hrefOf('userBetHistory', { marketId: marketId ?? '', sportsId: sportId })}>
                {marketName}
              </Link>
              {commission > 0 && (
                <span className={css.commission}> after {formatMoney(commission)} commission</span>
              )}
            </span>
            <MoneyText minor={paid} signed />
          </li>
        ))}
      </ul>
    </section>
  );
}
