import type { ReactNode } from 'react';
import { MoneyText } from '#ui/money-text/money-text.tsx';
import { PriceKey } from '#ui/price-key/price-key.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import css from './lottery-draw.module.css';

export interface Digit {
  digit: string;
  /** The best price on each side. */
  prices: ReactNode;
  /** What the bettor gets if it is drawn, net of commission, minor units; undefined: there is no bet. */
  result: number | undefined;
}

export interface DigitGridViewProps {
  /** The market's name: which digit of the draw it is about. */
  name: string;
  /** Ten; null until they are known. */
  digits: readonly Digit[] | null;
  /** Why nothing can be bet on now; null when it can. */
  why: string | null;
}

const ten = Array.from({ length: 10 }, (_, digit) => digit);

/** One digit of a draw: the ten that it may be, each with its best prices. */
export function DigitGridView({ name, digits, why }: DigitGridViewProps) {
  return (
    <section aria-label={name}>
      <p className={css.word}>
        {name} is …{why !== null && <span role="status">{why}</span>}
        <PriceKey />
      </p>
      <ul className={css.grid} data-prices>
        {digits
          ? digits.map(({ digit, prices, result }) => (
              <li key={digit} className={css.digit}>
                <span className={css.figure}>{digit}</span>
                {prices}
                {result !== undefined && (
                  <small className={css.gets}>
                    <MoneyText minor={result} signed />
                  </small>
                )}
              </li>
            ))
          : ten.map((digit) => (
              <li key={digit} className={css.digit}>
                <span className={css.figure}>{digit}</span>
                <Skeleton width="100%" height="var(--price-cell-height)" shape="block" />
                <Skeleton width="100%" height="var(--price-cell-height)" shape="block" />
              </li>
            ))}
      </ul>
    </section>
  );
}
