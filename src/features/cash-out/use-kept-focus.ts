import { useEffect, useRef } from 'react';

/** Whatever had the focus goes with each step: what stands then takes it, so that the keyboard is not lost. */
export function useKeptFocus() {
  const part = useRef<HTMLElement | null>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    const { current } = part;
    (current?.hasAttribute('tabindex') ? current : current?.querySelector('button'))?.focus();
  });
  return {
    ref: (element: HTMLElement | null) => {
      part.current = element;
    },
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      if (relatedTarget !== null) hadFocus.current = false;
    },
  };
}
