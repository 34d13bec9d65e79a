import { Link, useLocation, useNavigate } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import { sportOfPath, sportPath } from '#domain/site/sport-path.ts';
import { EventListView } from '#features/event-list/event-list.view.tsx';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { useIsEventsMissing, useLists, useSportId } from '#features/startup/startup.provider.tsx';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { CountedChips } from '#ui/counted-chips/counted-chips.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { renderStar } from '../favourites/render-star.tsx';
import { playedSports } from '../played-sports.ts';
import { pricesUnder } from '../prices/event-prices.tsx';
import { useHeads } from '../use-heads.ts';
import { useLiveEvents } from '../use-live-events.ts';
import { useNow } from '../use-now.ts';
import { EventsUnknown } from './events-unknown.tsx';
import css from './page.module.css';

interface PlayedSport {
  sportId: string;
  sportName: string;
}

/** Everything in play, sport by sport, the chosen one first; or only the sport that the address names. */
export function InPlayPage() {
  const lists = useLists();
  const chosen = useSportId();
  const now = useNow();
  const events = useLiveEvents(now);
  const isMissing = useIsEventsMissing();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  if (!lists || !events) return <SkeletonRows rows={8} label="Loading the events" />;
  const inPlay = events.filter((event) => event.inPlay);
  // The list of sports omits some, such as binary; their events name them.
  const sports = new Map([...lists.sports, ...inPlay].map(({ sportId, sportName }) => [sportId, sportName]));
  const named = sportOfPath(`${pathname}${search}`);
  const only = named !== null && sports.has(named) ? named : null;
  const played = [...sports]
    .map(([sportId, sportName]) => ({ sportId, sportName }))
    .filter(({ sportId }) =>
      only === null
        ? sportId === chosen || inPlay.some((event) => event.sportId === sportId)
        : sportId === only,
    )
    .sort((a, b) => Number(b.sportId === chosen) - Number(a.sportId === chosen));
  const all = playedSports(inPlay);
  // One that has nothing in play stays among them while it is chosen.
  const isAmong = only === null || all.some(({ id }) => id === only);
  const chips = isAmong ? all : [...all, { id: only, words: sports.get(only) ?? '', count: 0 }];
  return (
    <div className={css.page}>
      <h1 className={css.heading}>In play</h1>
      {isMissing ? (
        <EventsUnknown />
      ) : (
        <>
          <CountedChips
            label="Sports in play"
            chips={chips}
            chosen={only}
            onChoose={(id) => void navigate(id === null ? hrefOf('inPlay') : sportPath('inPlay', id))}
          />
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
