import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { typedStake } from '#domain/bet/stake-keys.ts';
import { hrefOf } from '#domain/site/route.ts';
import { methodsHere } from '#domain/payment/payment-method.ts';
import { useChosenInSight } from '../../use-chosen-in-sight.ts';
import { StrangeZone } from '../../strange-zone.tsx';
import css from './banking-frame.module.css';

const methods = methodsHere();
const automatic = methods.find(({ asksUtr, kind }) => kind === 'DEPOSIT' && !asksUtr);

/** Each way, and how the addresses of its pages begin. */
const ways: readonly (readonly [label: string, href: string, pages: RegExp])[] = [
  ['Deposit', hrefOf('deposit', { id: methods[0]?.methodId ?? '' }), /^\/banking\/(deposit|payment-waiting)/],
  [
    'Automatic',
    hrefOf('automaticDeposit', { amount: typedStake(automatic?.least ?? 0) }),
    /^\/banking\/autoDeposit/,
  ],
  ['Withdraw', hrefOf('withdraw'), /^\/banking\/withdraw/],
  ['Transfer', hrefOf('transfer'), /^\/banking\/transfer/],
  ['Reward', hrefOf('reward'), /^\/banking\/reward/],
];

export interface BankingFrameProps {
  title: string;
  children: ReactNode;
}

/** A banking page: its title, and the ways to the other ones. */
export function BankingFrame({ title, children }: BankingFrameProps) {
  const { pathname } = useLocation();
  const strip = useChosenInSight(pathname);
  const current = (href: string, pages: RegExp) =>
    pathname === href ? 'page' : pages.test(pathname) || undefined;
  return (
    <section className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        <nav className={css.ways} aria-label="Banking" ref={strip}>
          {ways.map(([label, href, pages]) => (
            <Link key={label} className={css.way} to={href} aria-current={current(href, pages)}>
              {label}
            </Link>
          ))}
        </nav>
      </header>
      <StrangeZone />
      {children}
    </section>
  );
}
