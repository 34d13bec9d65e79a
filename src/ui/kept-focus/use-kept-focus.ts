import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * What has the focus may go with a step of what it stands in: then this part takes it, itself where it has a tabindex,
 * else its first button, so that the keyboard is not lost. Whoever left it by a click elsewhere is left alone.
 * `preventScroll`: it is longer than what is seen of it, and stays as it was scrolled.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>, { preventScroll = false } = {}): void {
  const focused = useRef<Node | null>(null);
  // Before anything can take the focus: some parts ask for it as they are drawn.
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
