import { headsOf } from '#domain/three-way.ts';
import { EventListView } from '#features/event-list/event-list.view.tsx';
import { useLists } from '#features/startup/startup.provider.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { useLiveEvents } from '../use-live-events.ts';
import { useNow } from '../use-now.ts';
import { renderPrices } from './event-prices.tsx';
import css from './home-page.module.css';

/** Everything in play, sport by sport. */
export function InPlayPage() {
  const lists = useLists();
  const now = useNow();
  const events = useLiveEvents(now);
  if (!lists || !events) return <SkeletonRows rows={8} label="Loading the events" />;
  const inPlay = events.filter((event) => event.inPlay);
  const sports = lists.sports.filter(({ sportId }) => inPlay.some((event) => event.sportId === sportId));
  return (
    <div className={css.page}>
      <h1 className={css.heading}>In play</h1>
      {sports.length === 0 && (
        <EmptyState title="Nothing is in play">Events appear here as they start.</EmptyState>
      )}
      {sports.map(({ sportId, sportName }) => (
        <EventListView
          key={sportId}
          title={sportName}
          heads={headsOf(sportId)}
          events={inPlay.filter((event) => event.sportId === sportId)}
          now={now}
          renderPrices={renderPrices}
          empty={null}
        />
      ))}
    </div>
  );
}
