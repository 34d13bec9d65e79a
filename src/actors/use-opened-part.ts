import { useEffect, useState } from 'react';
import { timing } from '#domain/site/timing.ts';
import { loadPart } from '#ui/lazy-part/load-part.ts';

/**
 * Fetches a part that no place on the page waits for, as soon as `open` is given, and again until it comes; then opens it.
 * `open` returns how to close what it opened, which happens when another is given. Returns whether the part is away: it did
 * not come, and is being asked for again.
 */
export function useOpenedPart<Part>(
  load: () => Promise<Part>,
  open: ((part: Part) => () => void) | null,
): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!open) return;
    let end = () => undefined as void;
    let isOver = false;
    const fetch = () =>
      void loadPart(load).then(
        (part) => {
          if (isOver) return;
          end = open(part);
          setAway(false);
        },
        () => {
          if (isOver) return;
          setAway(true);
          const later = setTimeout(fetch, timing.partAgain);
          end = () => clearTimeout(later);
        },
      );
    fetch();
    return () => {
      isOver = true;
      end();
      setAway(false);
    };
  }, [load, open]);
  return isAway;
}
