import { useEffect, type RefObject } from 'react';

/** Escape inside the part leaves it, and nothing that it stands in; null: it cannot be left now. */
export function useEscape(part: RefObject<HTMLElement | null>, leave: (() => void) | null): void {
  useEffect(() => {
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
