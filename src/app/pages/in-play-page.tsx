import { Link, useLocation } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import { sportOfPath, sportPath } from '#domain/site/sport-path.ts';
import { EventListView } from '#features/event-list/event-list.view.tsx';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { useIsEventsMissing, useLists, useSportId } from '#features/startup/startup.provider.tsx';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { renderStar } from '../favourites/render-star.tsx';
import { PageTitle } from '../page-title.tsx';
import { pricesUnder } from '../prices/event-prices.tsx';
import { useHeads } from '../use-heads.ts';
import { useLiveEvents } from '../use-live-events.ts';
import { useNow } from '../use-now.ts';
import { EventsUnknown } from './events-unknown.tsx';
import { SportPage } from './sport-page.tsx';
import { SportsInPlay } from './sports-in-play.tsx';
import css from './page.module.css';

/** What is in play of the sport that the address names, or of all. */
export function InPlayPage() {
  const { pathname, search } = useLocation();
  const named = sportOfPath(`${pathname}${search}`);
  if (named !== null) return <SportPage key={named} sportId={named} isInPlay />;
  return (
    <>
      {/* The route's title stays while a sport's page, which has its own, is left. */}
      <PageTitle title="In play" />
      <AllInPlay />
    </>
  );
}

interface PlayedSport {
  sportId: string;
  sportName: string;
}

/** Everything in play, sport by sport, the chosen one first. */
function AllInPlay() {
  const lists = useLists();
  const chosen = useSportId();
  const now = useNow();
  const events = useLiveEvents(now);
  const isMissing = useIsEventsMissing();
  if (!lists || !events) return <SkeletonRows rows={8} label="Loading the events" />;
  const inPlay = events.filter((event) => event.inPlay);
  // The list of sports omits some, such as binary; their events name them.
  const sports = new Map([...lists.sports, ...inPlay].map(({ sportId, sportName }) => [sportId, sportName]));
  const played = [...sports]
    .map(([sportId, sportName]) => ({ sportId, sportName }))
    .filter(({ sportId }) => sportId === chosen || inPlay.some((event) => event.sportId === sportId))
    .sort((a, b) => Number(b.sportId === chosen) - Number(a.sportId === chosen));
  return (
    <div className={css.page}>
      <h1 className={css.heading}>In play</h1>
      {isMissing ? (
        <EventsUnknown />
      ) : (
        <>
          <SportsInPlay events={inPlay} chosen={null} />
          {played.map((sport) => (
            <SportInPlay
              key={sport.sportId}
              sport={sport}
              events={inPlay.filter(({ sportId }) => sportId === sport.sportId)}
              now={now}
            />
          ))}
        </>
      )}
    </div>
  );
}

interface SportInPlayProps {
  sport: PlayedSport;
  events: readonly EventFieldsFragment[];
  now: string;
}

function SportInPlay({ sport: { sportId, sportName }, events, now }: SportInPlayProps) {
  const hasToken = useIsSignedIn();
  const heads = useHeads(sportId);
  return (
    <EventListView
      title={sportName}
      address={sportPath('inPlay', sportId)}
      heads={heads}
      events={events}
      now={now}
      renderPrices={pricesUnder(heads)}
      renderStar={renderStar}
      hasToken={hasToken}
      foot={<Link to={hrefOf('results', { sportId })}>Results in {sportName}</Link>}
      empty={
        <EmptyState title={`No ${sportName.toLowerCase()} is in play`}>
          Events appear here as they start.
        </EmptyState>
      }
    />
  );
}
