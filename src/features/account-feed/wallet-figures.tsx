import { formatMoney } from '#domain/money/money.ts';
import { availableOf } from '#domain/bet/order.ts';
import { useBalance } from './use-account.ts';
import { useWholeWallet } from './use-whole-wallet.ts';
import css from './wallet-figures.module.css';

const figure = (minor: number | null) => (minor === null ? '…' : formatMoney(minor));

/** What is left to bet with, what can still be lost, and the sum of both with what is promised. */
export function WalletFigures() {
  const balance = useBalance();
  const available = balance && availableOf(balance);
  const isOwed = available !== null && available < 0;
  const rows: readonly (readonly [name: string, note: string, minor: number | null])[] = [
    ['Balance', isOwed ? 'owed: nothing is free to bet' : 'available to bet', available],
    ['Exposure', 'held for open bets', balance && balance.exposure],
    ['Wallet amount (inclusive bonus)', 'balance, exposure and open rewards', useWholeWallet()],
  ];
  return (
    <dl className={css.figures}>
      {rows.map(([name, note, minor]) => (
        <div key={name}>
          <dt>
            {name} <span className={css.note}>{note}</span>
          </dt>
          <dd>{figure(minor)}</dd>
        </div>
      ))}
    </dl>
  );
}
