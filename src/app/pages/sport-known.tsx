import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { hasTab } from '#domain/market/sport-tab.ts';
import { ownPageOf } from '#domain/market/sport-page.ts';
import { useLists, useStartup } from '#features/startup/startup.provider.tsx';
import { PageTitle } from '../page-title.tsx';
import { NotFoundPage } from './not-found-page.tsx';

interface SportKnownProps {
  /** As the address names it. */
  sportId: string;
  /** What is in play is listed of every sport; all of a sport is not, where it has a page of its own. */
  isInPlay: boolean;
  children: ReactNode;
}

/** The page of the sport that an address names, or what stands there instead: the sport's own page, or that there is none. */
export function SportKnown({ sportId, isInPlay, children }: SportKnownProps) {
  const lists = useLists();
  const isListMissing = useSelector(useStartup().startup, ({ context }) =>
    context.missing.includes('sports'),
  );
  const own = isInPlay ? null : ownPageOf(sportId);
  if (own !== null) return <Navigate to={own} replace />;
  // The list of sports omits some, such as binary; their events name them.
  const isKnown = isInPlay
    ? lists && [...lists.sports, ...lists.allEvents].some((one) => one.sportId === sportId)
    : lists && hasTab(lists.sports, sportId);
  if (!lists || isListMissing || isKnown) return children;
  return (
    <>
      <PageTitle title="No such page" />
      <NotFoundPage />
    </>
  );
}
