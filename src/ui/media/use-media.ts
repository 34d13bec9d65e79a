import { useCallback, useSyncExternalStore } from 'react';

const lists = new Map<string, MediaQueryList>();

/** One list per query: each new list makes the browser compute its styles first. */
function mediaOf(query: string): MediaQueryList {
  const media = lists.get(query) ?? window.matchMedia(query);
  lists.set(query, media);
  return media;
}

/** Whether a media query matches now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = mediaOf(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => mediaOf(query).matches);
}

/** There is room for the right column. */
export const wide = '(width >= 1200px)';
/** "Mobile" in the specification. */
export const narrow = '(width < 768px)';
/** A narrow screen under a thumb. */
export const phone = '(width < 768px) and (pointer: coarse)';
