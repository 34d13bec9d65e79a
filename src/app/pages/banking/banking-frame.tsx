import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import { paymentMethods } from '#domain/payment/payment-method.ts';
import { minorToDecimalText } from '#domain/money/money.ts';
import css from './banking-frame.module.css';

const automatic = paymentMethods.find(({ asksUtr, kind }) => kind === 'DEPOSIT' && !asksUtr);

const ways: readonly (readonly [label: string, href: string])[] = [
  ['Deposit', hrefOf('deposit', { id: paymentMethods[0]?.methodId ?? '' })],
  ['Automatic', hrefOf('automaticDeposit', { amount: minorToDecimalText(automatic?.least ?? 0) })],
  ['Withdraw', hrefOf('withdraw')],
  ['Transfer', hrefOf('transfer')],
  ['Reward', hrefOf('reward')],
];

export interface BankingFrameProps {
  title: string;
  /** Stands beside the page where there is room, below it elsewhere. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A banking page: its title, the ways to the other ones, and what stands beside it. */
export function BankingFrame({ title, beside, children }: BankingFrameProps) {
  return (
    <section className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        <nav className={css.ways} aria-label="Banking">
          {ways.map(([label, href]) => (
            <NavLink key={label} className={css.way} to={href}>
              {label}
            </NavLink>
          ))}
        </nav>
      </header>
      <div className={css.body}>
        <div className={css.main}>{children}</div>
        {beside !== undefined && <aside className={css.beside}>{beside}</aside>}
      </div>
    </section>
  );
}
