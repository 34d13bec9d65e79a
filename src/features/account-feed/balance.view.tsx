import { availableOf, type Balance } from '#domain/bet/order.ts';
import { formatMoney } from '#domain/money/money.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import css from './balance.module.css';

export interface BalanceViewProps {
  /** Null until known. */
  balance: Balance | null;
  isLive: boolean;
  /** HDR-7: opens My Market. */
  onExposure: () => void;
  /** What the balance is, for whoever points at it. */
  title?: string | undefined;
}

/** HDR-2: balance (what is left to bet with) and exposure. Greyed while not live. */
export function BalanceView({ balance, isLive, onExposure, title }: BalanceViewProps) {
  if (!balance) return <Skeleton width="96px" height="32px" shape="block" />;
  return (
    <dl className={css.balance} data-live={isLive}>
      <div className={css.pair}>
        <dt className={css.name}>
          <span className={css.whole}>Balance</span>
        </dt>
        <dd className={css.figure} title={title}>
          {formatMoney(availableOf(balance))}
        </dd>
      </div>
      <div className={css.pair}>
        <dt className={css.name}>
          <span className={css.whole}>Exposure</span>
          <span className={css.short} aria-hidden>
            Exp
          </span>
        </dt>
        <dd className={css.figure}>
          <button type="button" className={css.open} title="My Market" onClick={onExposure}>
            {formatMoney(balance.exposure)}
          </button>
        </dd>
      </div>
    </dl>
  );
}
