import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import css from './drawer.module.css';

export interface DrawerProps {
  open: boolean;
  /** Called with false on Escape, on a click outside and on the close button. */
  onOpenChange: (open: boolean) => void;
  title: string;
  from: 'left' | 'right' | 'bottom';
  /** False: the page beside it stays live, and a press there does not close it. */
  isModal?: boolean;
  /** Stays below the scrolling content: the total and the action. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel that slides over the page from an edge. From the bottom it is a sheet within the thumb's reach. */
export function Drawer({ open, onOpenChange, title, from, isModal = true, footer, children }: DrawerProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={isModal}>
      <Radix.Portal>
        <Radix.Overlay className={css.scrim} />
        <Radix.Content
          className={css.drawer}
          data-from={from}
          data-docked={!isModal || undefined}
          aria-describedby={undefined}
          onInteractOutside={(event) => !isModal && event.preventDefault()}
          onOpenAutoFocus={(event) => {
            if (isModal) return;
            // What is beside it stays in use: nothing in it is lit before it is reached.
            event.preventDefault();
            (event.currentTarget as HTMLElement).focus({ preventScroll: true });
          }}
        >
          <header className={css.header}>
            <Radix.Title className={css.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close">
                <X />
              </IconButton>
            </Radix.Close>
          </header>
          <div className={css.body}>{children}</div>
          {footer !== undefined && <footer className={css.footer}>{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
