import { useEffect, useRef, type RefObject } from 'react';
import { firstField } from '../first-field/first-field.ts';

interface DialogFocus {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * A form is opened to be filled in: not the close button but its first field has the focus, also when the form comes
 * later, unless somebody has pressed something by then. What opened the dialog may be gone when it closes (a visitor's
 * Login): the page's content has the focus then, not its very start.
 */
export function useDialogFocus(content: RefObject<HTMLElement | null>, open: boolean): DialogFocus {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    // With a field there by now, it has the focus.
    if (!open || fieldIn(content)) return undefined;
    const done = new AbortController();
    const stop = () => done.abort();
    const coming = new MutationObserver(() => {
      const field = fieldIn(content);
      if (!field) return;
      stop();
      field.focus();
    });
    done.signal.addEventListener('abort', () => coming.disconnect());
    // The content is drawn in a portal, perhaps later than this.
    coming.observe(document.body, { childList: true, subtree: true });
    for (const pressed of ['keydown', 'pointerdown'])
      document.addEventListener(pressed, stop, { signal: done.signal });
    return stop;
  }, [content, open]);
  return {
    onOpenAutoFocus: (event) => {
      opener.current = document.activeElement;
      const field = fieldIn(content);
      if (!field) return;
      event.preventDefault();
      field.focus();
    },
    onCloseAutoFocus: (event) => {
      if (opener.current?.isConnected && opener.current !== document.body) return;
      event.preventDefault();
      document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
    },
  };
}

const fieldIn = ({ current }: RefObject<HTMLElement | null>) => current && firstField(current);
