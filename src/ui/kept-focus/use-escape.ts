import { useLayoutEffect, type RefObject } from 'react';

/** Makes Escape inside the part leave it but nothing around it. Null: it cannot be left now. */
export function useEscape(part: RefObject<HTMLElement | null>, leave: (() => void) | null): void {
  // Applies from the first frame that shows the part.
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
