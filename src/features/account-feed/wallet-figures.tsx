import { formatMoney } from '#domain/money/money.ts';
import { availableOf, type Balance } from '#domain/bet/order.ts';
import { useBalance } from './use-account.ts';
import css from './wallet-figures.module.css';

const rows: readonly (readonly [name: string, of: (balance: Balance) => number])[] = [
  ['Balance', availableOf],
  ['Exposure', (balance) => balance.exposure],
  ['Wallet amount (inclusive bonus)', (balance) => balance.bankBalance],
];

/** What is left to bet with, what can still be lost, and the sum of both. */
export function WalletFigures() {
  const balance = useBalance();
  return (
    <dl className={css.figures}>
      {rows.map(([name, of]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{balance ? formatMoney(of(balance)) : '…'}</dd>
        </div>
      ))}
    </dl>
  );
}
