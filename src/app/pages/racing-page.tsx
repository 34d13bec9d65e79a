import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { sportIds } from '#domain/market/sport.ts';
import { hrefOf } from '#domain/site/route.ts';
import { timing } from '#domain/site/timing.ts';
import { MeetingsView } from '#features/racing/meetings.view.tsx';
import { RaceListView } from '#features/racing/race-list.view.tsx';
import { Results } from '#features/results/results.tsx';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { useLists } from '#features/startup/startup.provider.tsx';
import { RacesDocument } from '#graphql/__generated__/graphql.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { useLiveEvents } from '../use-live-events.ts';
import { useMedia, wide } from '#ui/media/use-media.ts';
import { useNow } from '../use-now.ts';
import css from './page.module.css';
import { renderStar } from '../favourites/render-star.tsx';
import { renderFavourites } from '../prices/race-prices.tsx';

/** RTE-7: the horse racing page, for no other sport: any other id in its address redirects to it. */
export function RacingPage() {
  const { sportId } = useParams();
  return sportId === sportIds.horseRacing ? (
    <Racing />
  ) : (
    <Navigate to={hrefOf('horseRacing', { sportId: sportIds.horseRacing })} replace />
  );
}

/** The meetings, the races in running and to come with their favourites' prices, and the day's results. */
function Racing() {
  const sport = useLists()?.sports.find(({ sportId }) => sportId === sportIds.horseRacing);
  const hasToken = useIsSignedIn();
  const now = useNow();
  const isWide = useMedia(wide);
  const events = useLiveEvents(now)?.filter(({ sportId }) => sportId === sportIds.horseRacing);
  // An exchange that lists no races still has its events: the page does without courses and distances.
  const { data } = useQuery(RacesDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: timing.resultsRefresh,
  });
  const listed = useMemo(() => data?.races ?? [], [data]);
  const races = useMemo(() => new Map(listed.map((race) => [race.exEventId, race])), [listed]);
  if (!events) return <SkeletonRows rows={8} label="Loading the races" />;
  const common = { races, renderPrices: renderFavourites, renderStar };
  const running = events.filter(({ inPlay }) => inPlay);
  const runningIds = new Set(running.map(({ exEventId }) => exEventId));
  // The list of races is some seconds old; what is running now is known at once.
  const current = listed.map((race) => (runningIds.has(race.exEventId) ? { ...race, inPlay: true } : race));
  // On a phone the prices come first.
  const meetings = <MeetingsView races={current} now={now} />;
  return (
    <div className={css.page}>
      <h1 className={css.heading}>{sport?.sportName ?? 'Horse racing'}</h1>
      <Link to={hrefOf('results', { sportId: sportIds.horseRacing })}>Results of earlier races</Link>
      {isWide && meetings}
      {running.length > 0 && <RaceListView title="In running" events={running} {...common} />}
      <RaceListView
        title="Next off"
        events={events.filter(({ inPlay }) => !inPlay)}
        {...common}
        empty={<EmptyState title="No race is coming up">Races appear here as they are announced.</EmptyState>}
      />
      {!isWide && meetings}
      <Results {...{ sportId: sportIds.horseRacing, now, hasToken }} />
    </div>
  );
}
