import type { ReactNode } from 'react';
import css from './in-play-dot.module.css';

export interface InPlayDotProps {
  children?: ReactNode;
  /** Does not pulse, because it is one of many. */
  isStill?: boolean;
}

/** The words with a dot that pulses for five seconds and then rests. The words may be the time: `67'`. */
export function InPlayDot({ children = 'In play', isStill = false }: InPlayDotProps) {
  return (
    <span className={css.inPlay}>
      <span className={css.dot} data-still={isStill || undefined} aria-hidden />
      {children}
    </span>
  );
}
