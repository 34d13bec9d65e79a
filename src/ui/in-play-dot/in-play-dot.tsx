import type { ReactNode } from 'react';
import css from './in-play-dot.module.css';

/** The words with a dot that pulses for five seconds and then rests. The words may be the time: `67'`. */
export function InPlayDot({ children = 'In play' }: { children?: ReactNode }) {
  return (
    <span className={css.inPlay}>
      <span className={css.dot} aria-hidden />
      {children}
    </span>
  );
}
