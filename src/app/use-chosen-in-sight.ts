import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Scrolls a strip that is wider than its place sideways, so that its current link is in its middle. `path`: the page's; without one no link
 * is current. */
export function useChosenInSight(path: string): RefObject<HTMLElement | null> {
  const strip = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = strip;
    const chosen = current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (path === '' || !current || !chosen) return;
    const { left, width } = current.getBoundingClientRect();
    // From middle to middle: the browser stops at the ends. Also from right to left, where it counts below zero.
    current.scrollLeft += chosen.left + chosen.width / 2 - (left + width / 2);
  }, [path]);
  return strip;
}
