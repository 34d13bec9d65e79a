import { Link } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import { headsOf } from '#domain/odds/three-way.ts';
import { EventListView } from '#features/event-list/event-list.view.tsx';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { useLists, useSportId } from '#features/startup/startup.provider.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { useLiveEvents } from '../use-live-events.ts';
import { useNow } from '../use-now.ts';
import { pricesUnder } from './event-prices.tsx';
import css from './page.module.css';

/** Everything in play, sport by sport: the chosen sport first, even when it has nothing. */
export function InPlayPage() {
  const lists = useLists();
  const chosen = useSportId();
  const hasToken = useIsSignedIn();
  const now = useNow();
  const events = useLiveEvents(now);
  if (!lists || !events) return <SkeletonRows rows={8} label="Loading the events" />;
  const inPlay = events.filter((event) => event.inPlay);
  // The list of sports omits some, such as binary; their events name them.
  const sports = new Map([...lists.sports, ...inPlay].map(({ sportId, sportName }) => [sportId, sportName]));
  const played = [...sports].map(([sportId, sportName]) => ({ sportId, sportName }));
  const [first, ...others] = [
    ...played.filter(({ sportId }) => sportId === chosen),
    ...played.filter(
      ({ sportId }) => sportId !== chosen && inPlay.some((event) => event.sportId === sportId),
    ),
  ];
  const listOf = ({ sportId, sportName }: { sportId: string; sportName: string }) => (
    <EventListView
      key={sportId}
      title={sportName}
      heads={headsOf(sportId)}
      events={inPlay.filter((event) => event.sportId === sportId)}
      now={now}
      renderPrices={pricesUnder(headsOf(sportId))}
      hasToken={hasToken}
      foot={<Link to={hrefOf('results', { sportId })}>Results in {sportName}</Link>}
      empty={
        <EmptyState title={`No ${sportName.toLowerCase()} is in play`}>
          Events appear here as they start.
        </EmptyState>
      }
    />
  );
  return (
    <div className={css.page}>
      <h1 className={css.heading}>In play</h1>
      {first && listOf(first)}
      {others.map(listOf)}
    </div>
  );
}
