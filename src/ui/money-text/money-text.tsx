import { currencySign, formatMoney } from '#domain/money/money.ts';
import type { Currency } from '#domain/money/money.ts';
import css from './money-text.module.css';

export interface MoneyTextProps {
  /** Integer minor units. */
  minor: number;
  currency?: Currency;
  locale?: string;
  /** Shows a gain or a loss: + or − before it, and green or red. Otherwise the amount is in plain ink. */
  signed?: boolean;
  /** Whether it is of practice money on a page of another. */
  isPractice?: boolean;
}

/** An amount with its currency, in tabular figures. */
export function MoneyText({ minor, currency, locale, signed = false, isPractice = false }: MoneyTextProps) {
  const text = formatMoney(minor, { currency, locale, sign: signed });
  return (
    <span className={css.money} data-sign={signed ? Math.sign(minor) : undefined}>
      {isPractice ? text.replace(currencySign(), 'P') : text}
    </span>
  );
}
