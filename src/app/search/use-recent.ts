import { useCallback, useEffect, useState } from 'react';
import type { Place } from '#domain/search/place.ts';
import { readRecent, withRecent, type RecentPlace } from '#domain/search/recent.ts';
import { useUserName } from '#features/session/session.provider.tsx';
import { useKeptSearches } from './kept-searches.tsx';

interface Recent {
  /** What this user, or a visitor, chose before, the last first. */
  recent: readonly RecentPlace[];
  remember: (place: Place) => void;
  forget: () => void;
}

const none: readonly RecentPlace[] = [];

/** What was chosen in the search, by user: nobody sees what somebody else looked for. */
export function useRecent(): Recent {
  const userName = useUserName();
  const kept = useKeptSearches();
  const [known, setKnown] = useState({ userName, recent: none });
  const recent = known.userName === userName ? known.recent : none;
  useEffect(() => {
    let isOver = false;
    // A browser that keeps nothing has nothing to show.
    const read = async () => readRecent(await kept?.of(userName).catch(() => undefined));
    void read().then((found) => {
      if (!isOver) setKnown({ userName, recent: found });
    });
    return () => {
      isOver = true;
    };
  }, [kept, userName]);
  const keep = useCallback(
    (next: readonly RecentPlace[]) => {
      setKnown({ userName, recent: next });
      kept?.save(userName, next).catch(() => undefined);
    },
    [kept, userName],
  );
  const remember = useCallback((place: Place) => keep(withRecent(recent, place)), [keep, recent]);
  return { recent, remember, forget: useCallback(() => keep(none), [keep]) };
}
