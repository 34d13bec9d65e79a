import type { ReactNode } from 'react';
import type { Wallet } from '#domain/payment/wallet.ts';
import { MoneyText } from '#ui/money-text/money-text.tsx';
import css from './wallet-card.module.css';

type Row = readonly [name: string, minor: number, note: string];

/** Nothing owed and no bonus are not worth a row: a row says that there is something. */
const rowsOf = ({ bankBalance, exposure, held, owed, partner, bonus }: Wallet): Row[] => [
  ['Balance', bankBalance, ''],
  ['In open bets (exposure)', -exposure, ''],
  ...(owed > 0
    ? [
        [
          'Owed',
          -owed,
          'A correction, or a payment taken back, left it uncovered. Nothing is free until it is paid.',
        ] as const,
      ]
    : []),
  ['Held in withdrawals', held, 'It has left the balance already.'],
  ['VIMAAN’s wallet', partner, ''],
  ['Bonus (open rewards)', bonus, 'A promise: it is not part of any balance, and no bet uses it.'],
];

/** What the bettor has and where it stands. What is free comes first: it is what one can do something with. */
export function WalletCard({ wallet, children }: { wallet: Wallet; children?: ReactNode }) {
  return (
    <section className={css.card} aria-label="Your wallet">
      <p className={css.lead}>
        <span>Free to bet or take out</span>
        <strong className={css.free}>
          <MoneyText minor={wallet.available} />
        </strong>
      </p>
      <dl className={css.rows}>
        {rowsOf(wallet).map(([name, minor, note]) => (
          <div key={name} className={css.row} data-owed={name === 'Owed' || undefined}>
            <dt>
              {name}
              {note !== '' && <span className={css.note}>{note}</span>}
            </dt>
            <dd>
              <MoneyText minor={minor} />
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
