import { Link } from 'react-router-dom';
import { sportIds } from '#domain/market/sport.ts';
import { hrefOf } from '#domain/site/route.ts';
import { EventListView } from '#features/event-list/event-list.view.tsx';
import { Results } from '#features/results/results.tsx';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { useLists } from '#features/startup/startup.provider.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { useLiveEvents } from '../use-live-events.ts';
import { useNow } from '../use-now.ts';
import { renderStar } from '../favourites/render-star.tsx';
import { pricesUnder } from '../prices/event-prices.tsx';
import css from './page.module.css';

const sportId = sportIds.virtualSports;

/** The virtual events: those in play, then the rest by start time (ENT-13). */
export function VirtualSportsPage() {
  const sport = useLists()?.sports.find((one) => one.sportId === sportId);
  const hasToken = useIsSignedIn();
  const now = useNow();
  const events = useLiveEvents(now)?.filter((event) => event.sportId === sportId);
  if (!events) return <SkeletonRows rows={8} label="Loading the events" />;
  return (
    <div className={css.page}>
      <h1 className={css.heading}>{sport?.sportName ?? 'Virtual sports'}</h1>
      <Link to={hrefOf('results', { sportId })}>Results of earlier events</Link>
      <EventListView
        // One list, since they last seconds: another one above it would come and go, and move every price.
        title="Now and starting soon"
        events={[...events.filter(({ inPlay }) => inPlay), ...events.filter(({ inPlay }) => !inPlay)]}
        isCounted
        renderPrices={pricesUnder([])}
        renderStar={renderStar}
        {...{ now, hasToken }}
        empty={
          <EmptyState title="Nothing is coming up">Events appear here as they are announced.</EmptyState>
        }
      />
      <Results {...{ sportId, now, hasToken }} />
    </div>
  );
}
