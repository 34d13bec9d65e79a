import { formatMoney } from '#domain/money/money.ts';
import { availableOf, type Balance } from '#domain/bet/order.ts';
import { useBalance } from './use-account.ts';
import css from './wallet-figures.module.css';

const rows: readonly (readonly [name: string, note: string, of: (balance: Balance) => number])[] = [
  ['Balance', 'available to bet', availableOf],
  ['Exposure', 'held for open bets', (balance) => balance.exposure],
  ['Wallet amount (inclusive bonus)', 'both together', (balance) => balance.bankBalance],
];

/** What is left to bet with, what can still be lost, and the sum of both. */
export function WalletFigures() {
  const balance = useBalance();
  return (
    <dl className={css.figures}>
      {rows.map(([name, note, of]) => (
        <div key={name}>
          <dt>
            {name} <span className={css.note}>{note}</span>
          </dt>
          <dd>{balance ? formatMoney(of(balance)) : '…'}</dd>
        </div>
      ))}
    </dl>
  );
}
