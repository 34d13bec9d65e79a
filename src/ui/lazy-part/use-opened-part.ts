import { useEffect, useState } from 'react';
import { timing } from '#domain/site/timing.ts';
import { loadPart } from './load-part.ts';

interface OpenedPart<Opened> {
  /** Null until it is there. */
  opened: Opened | null;
  /** It did not come; it is asked for again and again. */
  isAway: boolean;
}

const nothing = { opened: null, isAway: false };

/**
 * What a part of the site makes, where no place on the page waits for that part: it is fetched as soon as `open` is given,
 * again until it comes, and what `open` made is closed when another is given.
 */
export function useOpenedPart<Part, Opened>(
  load: () => Promise<Part>,
  open: ((part: Part) => { opened: Opened; close: () => void }) | null,
): OpenedPart<Opened> {
  const [state, setState] = useState<OpenedPart<Opened>>(nothing);
  useEffect(() => {
    if (!open) return;
    let end = () => undefined as void;
    let isOver = false;
    const fetch = () =>
      void loadPart(load).then(
        (part) => {
          if (isOver) return;
          const { opened, close } = open(part);
          end = close;
          setState({ opened, isAway: false });
        },
        () => {
          if (isOver) return;
          setState({ opened: null, isAway: true });
          const later = setTimeout(fetch, timing.partAgain);
          end = () => clearTimeout(later);
        },
      );
    fetch();
    return () => {
      isOver = true;
      end();
      setState(nothing);
    };
  }, [load, open]);
  return state;
}
