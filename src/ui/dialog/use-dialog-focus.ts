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
    if (!open) return undefined;
    const waiting = new MutationObserver(() => {
      const field = content.current && firstField(content.current);
      if (!field) return;
      waiting.disconnect();
      field.focus();
    });
    const leave = () => waiting.disconnect();
    // In the dialog's portal, which is drawn by now or with its part.
    const field = content.current && firstField(content.current);
    if (!field) waiting.observe(document.body, { childList: true, subtree: true });
    for (const pressed of ['keydown', 'pointerdown'] as const) document.addEventListener(pressed, leave);
    return () => {
      leave();
      for (const pressed of ['keydown', 'pointerdown'] as const) document.removeEventListener(pressed, leave);
    };
  }, [content, open]);
  return {
    onOpenAutoFocus: (event) => {
      opener.current = document.activeElement;
      const field = content.current && firstField(content.current);
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
