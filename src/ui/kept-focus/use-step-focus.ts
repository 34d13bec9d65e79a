import { useLayoutEffect, type RefObject } from 'react';

/**
 * Like `useKeptFocus`, also when a step goes without the component being drawn anew, or some time after its button was
 * disabled. It watches every change in the part, so it is not for parts with prices.
 */
export function useStepFocus(part: RefObject<HTMLElement | null>, { preventScroll = false } = {}): void {
  // Listens before anything can take the focus: some parts ask for it as they are drawn.
  useLayoutEffect(() => {
    const { current } = part;
    if (!current) return undefined;
    let focused: Node | null = null;
    const note = ({ target }: Event) => {
      focused = target instanceof Node && current.contains(target) ? target : null;
    };
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !current.contains(target)) focused = null;
    };
    const steps = new MutationObserver(() => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      focused = null;
      const taker = current.hasAttribute('tabindex') ? current : current.querySelector('button');
      taker?.focus({ preventScroll });
    });
    steps.observe(current, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', leave);
    return () => {
      steps.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', leave);
    };
  }, [part, preventScroll]);
}
