import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import css from './page-note.module.css';

export interface PageNoteProps {
  /** What happened while nobody looked. */
  children: ReactNode;
  /** The label of the action, and what it does. */
  action: string;
  onAction: () => void;
  onClose: () => void;
}

/** Stays above the page until it is closed and is announced when it appears. A toast would be gone too soon. */
export function PageNote({ children, action, onAction, onClose }: PageNoteProps) {
  return (
    <div className={css.note} role="status">
      <p className={css.text}>{children}</p>
      <Button size="small" onClick={onAction}>
        {action}
      </Button>
      <IconButton label="Close this note" size="small" onClick={onClose}>
        <X />
      </IconButton>
    </div>
  );
}
