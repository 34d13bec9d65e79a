import { formatMoney } from '#domain/money/money.ts';
import css from './bet-figures.module.css';

export interface BetFiguresProps {
  /** Minor units. */
  profit: number;
  /** Minor units. */
  liability: number;
  /** Whether the exchange takes commission off the market's net winnings. */
  paysCommission: boolean;
  /** A better price is on offer, so that one of them may be better. */
  bound?: 'leastProfit' | 'mostLiability';
}

/** What a bet may win and lose. */
export const BetFigures = ({ profit, liability, paysCommission, bound }: BetFiguresProps) => (
  <dl className={css.figures}>
    <div>
      <dt>{bound === 'leastProfit' ? 'Profit, at least' : 'Profit'}</dt>
      <dd>
        {formatMoney(profit)}
        {paysCommission && <small> before commission</small>}
      </dd>
    </div>
    <div>
      <dt>{bound === 'mostLiability' ? 'Liability, at most' : 'Liability'}</dt>
      <dd>{formatMoney(liability)}</dd>
    </div>
  </dl>
);
