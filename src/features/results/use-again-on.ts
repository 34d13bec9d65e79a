import { useEffect, useRef } from 'react';

/** Asks again each time `what` changes. If that fails, what is known stays, and a poll follows. */
export function useAgainOn(what: string, ask: () => Promise<unknown>): void {
  const asked = useRef(what);
  useEffect(() => {
    if (asked.current === what) return;
    asked.current = what;
    void ask().catch(() => undefined);
  }, [what, ask]);
}
