import type { ReactNode } from 'react';
import css from './my-bets.module.css';

export interface MarketCashOut {
  marketId: string;
  /** The names of event and market; empty until known. */
  name: string;
  part: ReactNode;
}

/** The cash outs of markets whose matched bets are not in sight, each with its name. A market that cannot be cashed out has only a name, so CSS hides it. */
export function CashOuts({ cashOuts }: { cashOuts: readonly MarketCashOut[] }) {
  if (cashOuts.length === 0) return null;
  return (
    <ul className={css.cashOuts} aria-label="Cash outs">
      {cashOuts.map(({ marketId, name, part }) => (
        <li key={marketId}>
          <span className={css.market}>{name || '…'}</span>
          {part}
        </li>
      ))}
    </ul>
  );
}
