import type { ReactNode } from 'react';
import css from './price-key.module.css';

export interface PriceKeyProps {
  /** What else there is to say of the prices. */
  children?: ReactNode;
}

/** What the colours of prices mean. Each price says its side itself, so nobody is read this. */
export const PriceKey = ({ children }: PriceKeyProps) => (
  <span className={css.key} aria-hidden>
    <span data-side="BACK">Back</span>
    <span data-side="LAY">Lay</span>
    {children}
  </span>
);
