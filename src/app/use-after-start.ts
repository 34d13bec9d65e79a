import { startTransition, useEffect, useState } from 'react';
import { timing } from '#domain/site/timing.ts';
import { useLists } from '#features/startup/startup.provider.tsx';

/** Falls back to a timer: Safari has no idle callbacks. */
const whenIdle = (callback: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, timing.startSettles);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: timing.startSettles });
  return () => cancelIdleCallback(handle);
};

/** Shared by all uses: a part mounted later does not wait again. */
let hasStarted = false;

/** Whether the first page is loaded and the browser has time for what nobody has asked for yet. */
export function useAfterStart(): boolean {
  const isLoaded = useLists() !== null;
  const [isAfter, setIsAfter] = useState(hasStarted);
  useEffect(() => {
    // Rendered in pieces, so that the browser stays responsive.
    const goOn = () => {
      hasStarted = true;
      startTransition(() => setIsAfter(true));
    };
    if (!isLoaded) return undefined;
    // The lists may be there before the page; its prices come after it.
    let stop: () => void;
    const timer = setTimeout(() => (stop = whenIdle(goOn)), timing.startSettles);
    stop = () => clearTimeout(timer);
    return () => stop();
  }, [isLoaded]);
  return isAfter;
}
