import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * When the focused element disappears with a step inside the part, the part takes the focus, so that the keyboard does
 * not lose its place: itself if it has a tabindex, otherwise its first button. Does nothing if the user left the part
 * by clicking elsewhere. `preventScroll` is for parts longer than the visible area: they keep their scroll position.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>, { preventScroll = false } = {}): void {
  const focused = useRef<Node | null>(null);
  // Listens before anything can take the focus: some parts ask for it as they are drawn.
  useLayoutEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = target instanceof Node && part.current?.contains(target) ? target : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [part]);
  useEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    const isGone = !focused.current.isConnected;
    focused.current = null;
    if (!isGone) return;
    const { current } = part;
    const taker = current?.hasAttribute('tabindex') ? current : current?.querySelector('button');
    taker?.focus({ preventScroll });
  });
}
