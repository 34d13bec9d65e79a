import { useEffect, useState, type RefObject } from 'react';

/** About a screen's height: what is scrolled to stands when it is seen. */
const margin = '600px 0px';

let observer: IntersectionObserver | undefined;
const waiting = new Map<Element, () => void>();

/** One observer for all: they are told together. */
function watch(element: Element, seen: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    // The first for the page, the second where a column scrolls by itself.
    { rootMargin: margin, scrollMargin: margin },
  );
  waiting.set(element, seen);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}

/** Whether an element has come into sight or near it; once it has, that stays so. */
export function useIsNear(place: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    return watch(place.current, () => setIsNear(true));
  }, [isNear, place]);
  return isNear;
}
