import { Link } from 'react-router-dom';
import { shortSports } from '#domain/market/sport.ts';
import { hrefOf } from '#domain/site/route.ts';
import { EventListView } from '#features/event-list/event-list.view.tsx';
import { Results } from '#features/results/results.tsx';
import { Standings } from '#features/standings/standings.tsx';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { useLists } from '#features/startup/startup.provider.tsx';
import { DisclosureCard } from '#ui/disclosure-card/disclosure-card.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { useLiveEvents } from '../use-live-events.ts';
import { useNow } from '../use-now.ts';
import { pricesUnder } from './event-prices.tsx';
import css from './page.module.css';

export interface SportPageProps {
  /** Used when the sport is not on the list. */
  title: string;
  /** ENT-13 */
  sportId: string;
}

/** The events of one sport: those in play, then the rest by start time. */
export function SportPage({ title, sportId }: SportPageProps) {
  const isShort = shortSports.has(sportId);
  const sport = useLists()?.sports.find((one) => one.sportId === sportId);
  const hasToken = useIsSignedIn();
  const now = useNow();
  const events = useLiveEvents(now)?.filter((event) => event.sportId === sportId);
  if (!events) return <SkeletonRows rows={8} label="Loading the events" />;
  const common = {
    now,
    hasToken,
    renderPrices: pricesUnder([]),
    isCounted: isShort,
  };
  const inPlay = events.filter((event) => event.inPlay);
  const upcoming = events.filter((event) => !event.inPlay);
  return (
    <div className={css.page}>
      <h1 className={css.heading}>{sport?.sportName ?? title}</h1>
      <Link to={hrefOf('results', { sportId })}>Results of earlier events</Link>
      {!isShort && inPlay.length > 0 && (
        <EventListView title="In play now" events={inPlay} empty={null} {...common} />
      )}
      <EventListView
        // One list where events last seconds: another one above it would come and go, and move every price.
        title={isShort ? 'Now and starting soon' : 'Starting soon'}
        events={isShort ? [...inPlay, ...upcoming] : upcoming}
        {...common}
        empty={
          <EmptyState title="Nothing is coming up">Events appear here as they are announced.</EmptyState>
        }
      />
      <Results {...{ sportId, now, hasToken }} />
      {!isShort && (
        <DisclosureCard title="Standings">
          <Standings sportId={sportId} />
        </DisclosureCard>
      )}
    </div>
  );
}
