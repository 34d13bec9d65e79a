import { Link, useParams } from 'react-router-dom';
import { eventPath } from '#domain/market/event-path.ts';
import { EventHeaderView } from '#features/market/event-header.view.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { useEventFacts } from '../event/use-event-facts.ts';
import { useEventMarkets } from '../event/use-event-markets.ts';
import { useIsOffline } from '../use-is-offline.ts';
import { useNow } from '../use-now.ts';
import { occasionOf } from '../event/event-occasion.ts';
import { EventScore, hasScoreOf } from '../event/event-score.tsx';
import css from './page.module.css';

// Folded away below everything else.
const EventDetails = lazyPart(async () => (await import('../event/event-details.tsx')).EventDetails);

/** RTE-8: an event's score and everything that happened in it. */
export function BallByBallPage() {
  const { eventId = '' } = useParams();
  const { data, error, refetch, state } = useEventMarkets(eventId);
  const now = useNow();
  const isOffline = useIsOffline();
  const facts = useEventFacts(eventId, state?.ended ?? data?.event?.ended ?? false);
  if (error && !data) {
    return (
      <ErrorState
        title="The event could not be loaded. Your bets are not affected."
        onRetry={() => void refetch()}
      >
        {isOffline ? 'You are offline. It comes by itself once you are back.' : undefined}
      </ErrorState>
    );
  }
  if (!data) return <SkeletonRows rows={6} label="Loading the event" />;
  if (!data.event) {
    return (
      <EmptyState title="There is no such event">It may have been removed. Choose another one.</EmptyState>
    );
  }
  const event = { ...data.event, ...state };
  const hasScore = hasScoreOf(event);
  return (
    <div className={css.page}>
      <EventHeaderView
        event={event}
        now={now}
        isScoreBelow={hasScore}
        {...occasionOf(event.sportId, facts)}
      />
      {!hasScore && <EmptyState title="Nothing to tell yet">It begins with the event.</EmptyState>}
      <EventScore event={event}>
        <Link to={eventPath(event.exEventId, event.sportId)}>To the prices</Link>
      </EventScore>
      <PartBoundary name="The line-ups">
        <EventDetails event={event} facts={facts} />
      </PartBoundary>
    </div>
  );
}
