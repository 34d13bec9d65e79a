import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Calls `whenReset` when the form around the returned ref's input is reset. */
export function useFormReset(whenReset: () => void): RefObject<HTMLInputElement | null> {
  const place = useRef<HTMLInputElement>(null);
  const reset = useEffectEvent(whenReset);
  useEffect(() => {
    const form = place.current?.form;
    if (!form) return;
    const listener = () => reset();
    form.addEventListener('reset', listener);
    return () => form.removeEventListener('reset', listener);
  }, []);
  return place;
}
