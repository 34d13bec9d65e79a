import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Calls when the form is reset in which the returned place is put. */
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
