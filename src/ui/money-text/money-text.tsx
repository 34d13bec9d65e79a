import { formatMoney } from '#domain/money/money.ts';
import type { Currency } from '#domain/money/money.ts';
import css from './money-text.module.css';

export interface MoneyTextProps {
  /** Integer minor units. */
  minor: number;
  currency?: Currency;
  locale?: string;
  /** A gain or a loss: + or − before it, and green or red. Without it an amount is plain ink. */
  signed?: boolean;
}

/** An amount with its currency, figures in columns. */
export function MoneyText({ minor, currency, locale, signed = false }: MoneyTextProps) {
  return (
    <span className={css.money} data-sign={signed ? Math.sign(minor) : undefined}>
      {formatMoney(minor, { currency, locale, sign: signed })}
    </span>
  );
}
