import type { ReactNode } from 'react';
import css from './badge.module.css';

export interface BadgeProps {
  tone?: 'neutral' | 'positive' | 'negative' | 'warning' | 'accent' | 'back' | 'lay';
  children: ReactNode;
}

/** A short word about a state. The word carries the meaning; the tone only helps. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={css.badge} data-tone={tone}>
      {children}
    </span>
  );
}
