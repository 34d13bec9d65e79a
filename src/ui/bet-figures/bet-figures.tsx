import { formatMoney } from '#domain/money/money.ts';
import css from './bet-figures.module.css';

export interface BetFiguresProps {
  /** Minor units. */
  profit: number;
  /** Minor units. */
  liability: number;
  /** Whether the exchange takes commission off the market's net winnings. */
  paysCommission: boolean;
}

/** What a bet may win and lose. */
export const BetFigures = ({ profit, liability, paysCommission }: BetFiguresProps) => (
  <dl className={css.figures}>
    <div>
      <dt>Profit</dt>
      <dd>
        {formatMoney(profit)}
        {paysCommission && <small> before commission</small>}
      </dd>
    </div>
    <div>
      <dt>Liability</dt>
      <dd>{formatMoney(liability)}</dd>
    </div>
  </dl>
);
