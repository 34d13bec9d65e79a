import { useCallback, useEffect, useState } from 'react';
import { useIsConnectionLost } from '#live/live-provider.tsx';
import { askSite } from '#ui/lazy-part/load-part.ts';
import { useIsOffline } from './use-is-offline.ts';

/**
 * Whether the site has been built anew since this page was loaded; `putAside` says no until that is found out again. A
 * new build comes with a restart, which cuts the connection: the site is asked when that is back, and when somebody
 * looks at the page again.
 */
export function useNewBuild(): [isThere: boolean, putAside: () => void] {
  const [isThere, setIsThere] = useState(false);
  const isLost = useIsConnectionLost();
  const isCut = useIsOffline() || isLost;
  const ask = useCallback(async () => {
    if ((await askSite()) === 'renewed') setIsThere(true);
  }, []);
  useEffect(() => (isCut ? () => void ask() : undefined), [isCut, ask]);
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void ask();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [ask]);
  return [isThere, useCallback(() => setIsThere(false), [])];
}
