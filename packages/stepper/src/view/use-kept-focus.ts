import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in the tool: a pressed event that is not taken any more is gone, and its panel's heading gets the focus, so
 * that the keyboard goes on from there.
 */
export function useKeptFocus(tray: RefObject<HTMLElement | null>) {
  const panel = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      panel.current = tray.current?.contains(target) ? target.closest('[data-panel]') : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [tray]);
  useEffect(() => {
    const { activeElement } = document;
    const isLost =
      activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
    if (isLost) panel.current?.querySelector<HTMLElement>('h2')?.focus();
  });
}
