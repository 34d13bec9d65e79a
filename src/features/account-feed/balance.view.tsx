import { availableOf, type Balance } from '#domain/order.ts';
import { formatMoney } from '#domain/money.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import css from './balance.module.css';

/** HDR-2: balance (what is left to bet with) and exposure. Greyed while it is not live. */
export function BalanceView({ balance, isLive }: { balance: Balance | null; isLive: boolean }) {
  if (!balance) return <Skeleton width="96px" height="32px" shape="block" />;
  return (
    <dl className={css.balance} data-live={isLive}>
      <div className={css.pair}>
        <dt className={css.name}>Balance</dt>
        <dd className={css.figure}>{formatMoney(availableOf(balance))}</dd>
      </div>
      <div className={css.pair}>
        <dt className={css.name}>Exposure</dt>
        <dd className={css.figure}>{formatMoney(balance.exposure)}</dd>
      </div>
    </dl>
  );
}
