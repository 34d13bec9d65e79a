import { X } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import css from './plain-dialog.module.css';

export interface PlainDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The browser's own dialog, open while it is mounted. For what must be said where no other dialog could be loaded. */
export function PlainDialog({ title, onClose, children }: PlainDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} className={css.dialog} aria-label={title} onCancel={onClose}>
      <div className={css.close}>
        <IconButton label="Close" onClick={onClose}>
          <X />
        </IconButton>
      </div>
      {children}
    </dialog>
  );
}
