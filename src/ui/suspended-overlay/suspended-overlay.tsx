import type { ReactNode } from 'react';
import css from './suspended-overlay.module.css';

export interface SuspendedOverlayProps {
  /** The state in a word or two. */
  word?: string;
  /** Why, when that is known: a goal, a wicket, a review. */
  reason?: ReactNode;
}

/**
 * Lies over prices that cannot be bet: the nearest positioned ancestor. It takes no pointer, so that cells below
 * keep focus and hover; they refuse by themselves.
 */
export function SuspendedOverlay({ word = 'Suspended', reason }: SuspendedOverlayProps) {
  return (
    <div className={css.overlay} role="status">
      <span className={css.plate}>
        <strong className={css.word}>{word}</strong>{' '}
        {reason !== undefined && <span className={css.reason}>{reason}</span>}
      </span>
    </div>
  );
}
