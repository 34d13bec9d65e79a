import { useLocation } from 'react-router-dom';
import { sportOfPath } from '#domain/site/sport-path.ts';
import { hasTab, sportDestination } from '#domain/market/sport-tab.ts';
import { useLists } from '#features/startup/startup.provider.tsx';

/** The sport that the page's address names; null without one, and for one that has no page here. */
export function useAddressSport(): string | null {
  const { pathname, search } = useLocation();
  const lists = useLists();
  const named = sportOfPath(`${pathname}${search}`);
  const isListed = named !== null && (!lists || hasTab(lists.sports, named));
  // Racing and the lottery have pages of their own.
  return isListed && sportDestination(named, '').isPublished ? named : null;
}
