import { useEffect, useState } from 'react';
import { timing } from '#domain/site/timing.ts';
import { loadPart } from '#ui/lazy-part/load-part.ts';

/**
 * Fetches a part that has no place of its own on the page as soon as `open` is given, retries until it arrives, then
 * opens it. `open` returns how to close what it opened, which happens when another `open` is given. Returns whether the
 * part is missing: fetching failed and is being retried.
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
