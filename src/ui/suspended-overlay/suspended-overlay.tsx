import type { ReactNode } from 'react';
import css from './suspended-overlay.module.css';

export interface SuspendedOverlayProps {
  /** The state in a word or two. */
  word?: string;
  /** The reason, when known: a goal, a wicket, a review. */
  reason?: ReactNode;
}

/**
 * Covers prices that cannot be bet, within the nearest positioned ancestor. It takes no pointer events, so the cells
 * below keep focus and hover; they refuse presses themselves.
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
