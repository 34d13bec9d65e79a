import { useEffect, useRef, type RefObject } from 'react';
import { firstField } from '../first-field/first-field.ts';
import { focusPage } from '../kept-focus/focus-page.ts';

interface DialogFocus {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * A form opens to be filled in, so its first field takes the focus rather than the close button. This holds even when
 * the form arrives later, unless a key or the pointer was pressed by then. If what opened the dialog is gone when it
 * closes (a visitor's Login), the page's content takes the focus rather than the start of the page.
 */
export function useDialogFocus(content: RefObject<HTMLElement | null>, open: boolean): DialogFocus {
  const opener = useRef<Element | null>(null);
  const openedOn = useRef('');
  useEffect(() => {
    // If a field is already there, it has the focus.
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
    // The content is drawn in a portal and may appear later.
    coming.observe(document.body, { childList: true, subtree: true });
    for (const pressed of ['keydown', 'pointerdown'])
      document.addEventListener(pressed, stop, { signal: done.signal });
    return stop;
  }, [content, open]);
  return {
    onOpenAutoFocus: (event) => {
      opener.current = openerOf(document.activeElement);
      openedOn.current = pageNow();
      const field = fieldIn(content);
      if (!field) return;
      event.preventDefault();
      field.focus();
    },
    onCloseAutoFocus: (event) => {
      const isSamePage = openedOn.current === pageNow();
      const { current: opened } = opener;
      // The dialog itself would give it back only to a button that it knows as its own.
      event.preventDefault();
      if (isSamePage && opened instanceof HTMLElement && opened.isConnected && opened !== document.body)
        opened.focus();
      else focusPage();
    },
  };
}

/** An entry of a menu goes with it: what opened the menu opened the dialog. */
function openerOf(focused: Element | null): Element | null {
  const trigger = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby') ?? null;
  return trigger === null ? focused : document.getElementById(trigger);
}

/** Without the hash, which names what floats over the page. */
const pageNow = () => `${location.pathname}${location.search}`;

const fieldIn = ({ current }: RefObject<HTMLElement | null>) => current && firstField(current);
