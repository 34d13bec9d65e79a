import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import css from './dialog.module.css';
import { useDialogFocus } from './use-dialog-focus.ts';

export interface DialogProps {
  open: boolean;
  /** Called with false on Escape, on a click outside and on the close button. */
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One line under the title. */
  description?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** Stays below the scrolling content: the action. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A popup over the page. Focus stays inside and returns to where it was. On a phone it fills the width. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'medium',
  footer,
  children,
}: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const focus = useDialogFocus(content, open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={css.scrim} />
        <div className={css.place}>
          <Radix.Content
            ref={content}
            {...focus}
            className={css.dialog}
            data-size={size}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          >
            <header className={css.header}>
              <div>
                <Radix.Title className={css.title}>{title}</Radix.Title>
                {description !== undefined && (
                  <Radix.Description className={css.description}>{description}</Radix.Description>
                )}
              </div>
              <Radix.Close asChild>
                <IconButton label="Close">
                  <X />
                </IconButton>
              </Radix.Close>
            </header>
            <div className={css.body}>{children}</div>
            {footer !== undefined && <footer className={css.footer}>{footer}</footer>}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
