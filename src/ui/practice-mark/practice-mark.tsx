import type { ReactNode } from 'react';
import css from './practice-mark.module.css';

/** Stands above what is of practice money, and nothing else. `children`: what else is to be said of it. */
export const PracticeMark = ({ children }: { children?: ReactNode }) => (
  <p className={css.mark}>Practice: not real money{children && <>. {children}</>}</p>
);
