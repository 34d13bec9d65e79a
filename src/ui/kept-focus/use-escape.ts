import { useLayoutEffect, type RefObject } from 'react';

/** Escape inside the part leaves it, and nothing that it stands in; null: it cannot be left now. */
export function useEscape(part: RefObject<HTMLElement | null>, leave: (() => void) | null): void {
  // From the first frame on that shows the part.
  useLayoutEffect(() => {
    const { current } = part;
    if (!current || !leave) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      leave();
    };
    current.addEventListener('keydown', press);
    return () => current.removeEventListener('keydown', press);
  });
}
