import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import css from './page-note.module.css';

export interface PageNoteProps {
  /** What happened while nobody looked, or what holds on every page. */
  children: ReactNode;
  /** The label of the action, and what it does. */
  action?: string;
  onAction?: () => void;
  /** Without it, the note stays. */
  onClose?: () => void;
}

/** Stays above the page until it is closed and is announced when it appears. A toast would be gone too soon. */
export function PageNote({ children, action, onAction, onClose }: PageNoteProps) {
  return (
    <div className={css.note} role="status">
      <p className={css.text}>{children}</p>
      {action && (
        <Button size="small" onClick={onAction}>
          {action}
        </Button>
      )}
      {onClose && (
        <IconButton label="Close this note" size="small" onClick={onClose}>
          <X />
        </IconButton>
      )}
    </div>
  );
}
