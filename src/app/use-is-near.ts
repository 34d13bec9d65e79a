import { useEffect, useState, type RefObject } from 'react';

/** About a screen's height, so that what is scrolled to is ready when it comes into sight. */
const margin = '600px 0px';

let observer: IntersectionObserver | undefined;
const waiting = new Map<Element, () => void>();
const seen = new Set<Element>();

/** Tells one element per task: elements that came to life together would keep a press in between waiting. */
function tellNext(): void {
  const [element] = seen;
  if (!element) return;
  seen.delete(element);
  waiting.get(element)?.();
  if (seen.size > 0) setTimeout(tellNext);
}

/** All elements share one observer. */
function watch(element: Element, onSeen: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      const isTelling = seen.size > 0;
      for (const { target, isIntersecting } of entries) if (isIntersecting) seen.add(target);
      if (!isTelling) tellNext();
    },
    // `rootMargin` applies to the page, `scrollMargin` to a column that scrolls by itself.
    { rootMargin: margin, scrollMargin: margin },
  );
  waiting.set(element, onSeen);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    seen.delete(element);
    observer?.unobserve(element);
  };
}

/** Whether an element has ever been in sight or near it. */
export function useIsNear(place: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    return watch(place.current, () => setIsNear(true));
  }, [isNear, place]);
  return isNear;
}
