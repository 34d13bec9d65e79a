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
  children: ReactNode;
}

/** A banking page: its title, and the ways to the other ones. */
export function BankingFrame({ title, children }: BankingFrameProps) {
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
      {children}
    </section>
  );
}
