import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

interface KeptFocusOptions {
  /** For parts longer than the visible area: they keep their scroll position. */
  preventScroll?: boolean;
  /**
   * Also when the step goes without this component being drawn anew, or some time after its button was disabled. It
   * watches every change in the part, so it is not for parts with prices.
   */
  followsSteps?: boolean;
}

/**
 * When the focused element disappears with a step inside the part, the part takes the focus, so that the keyboard does
 * not lose its place: itself if it has a tabindex, otherwise its first button. Does nothing if the user left the part
 * by clicking elsewhere.
 */
export function useKeptFocus(
  part: RefObject<HTMLElement | null>,
  { preventScroll = false, followsSteps = false }: KeptFocusOptions = {},
): void {
  const focused = useRef<Node | null>(null);
  // Listens before anything can take the focus: some parts ask for it as they are drawn.
  useLayoutEffect(() => {
    const note = ({ target }: Event) => {
      focused.current = target instanceof Node && part.current?.contains(target) ? target : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [part]);
  const keep = useCallback(() => {
    const { current } = part;
    focused.current = null;
    const taker = current?.hasAttribute('tabindex') ? current : current?.querySelector('button');
    taker?.focus({ preventScroll });
  }, [part, preventScroll]);
  useEffect(() => {
    if (followsSteps || focused.current === null || document.activeElement !== document.body) return;
    if (focused.current.isConnected) focused.current = null;
    else keep();
  });
  useEffect(() => {
    if (!followsSteps || !part.current) return undefined;
    const steps = new MutationObserver(() => {
      const isGone = focused.current !== null && !focused.current.isConnected;
      if (isGone && document.activeElement === document.body) keep();
    });
    steps.observe(part.current, { childList: true, subtree: true });
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !part.current?.contains(target)) focused.current = null;
    };
    document.addEventListener('pointerdown', leave);
    return () => {
      steps.disconnect();
      document.removeEventListener('pointerdown', leave);
    };
  }, [part, followsSteps, keep]);
}
