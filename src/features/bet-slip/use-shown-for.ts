import { useLayoutEffect, useRef } from 'react';

/**
 * For how long what is shown has stood at a moment (ms, the page's clock). `shown` names it; what was there from the start
 * has been read.
 */
export function useShownFor(shown: string): (at: number) => number {
  const last = useRef({ shown, since: -Infinity });
  useLayoutEffect(() => {
    if (last.current.shown !== shown) last.current = { shown, since: performance.now() };
  }, [shown]);
  return (at) => at - last.current.since;
}
