import { useLayoutEffect, useRef } from 'react';
import { timing } from '#domain/site/timing.ts';

/**
 * Whether what is shown had stood long enough to be read at a moment (ms on the page's clock). `shown` names it; what was
 * there from the start has been read.
 */
export function useSteady(shown: string): (at: number) => boolean {
  const last = useRef({ shown, since: -timing.priceChangeGuard });
  useLayoutEffect(() => {
    if (last.current.shown !== shown) last.current = { shown, since: performance.now() };
  }, [shown]);
  return (at) => at - last.current.since >= timing.priceChangeGuard;
}
