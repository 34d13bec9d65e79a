import { Link } from 'react-router-dom';
import { isDue } from '#domain/market/is-due.ts';
import { sportPath } from '#domain/site/sport-path.ts';
import { EventListView } from '#features/event-list/event-list.view.tsx';
import { useLists } from '#features/startup/startup.provider.tsx';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { renderStar } from '../favourites/render-star.tsx';
import { pricesUnder } from '../prices/event-prices.tsx';

/** How many of the matches to come home shows: their sports' pages show all. */
const upcomingShown = 10;

interface StartingSoonProps {
  events: readonly EventFieldsFragment[];
  /** RFC 3339. */
  now: string;
  hasToken: boolean;
}

/** The matches that start next. Races and draws have a place of their own. */
export function StartingSoon({ events, now, hasToken }: StartingSoonProps) {
  const sports = useLists()?.sports;
  const upcoming = events.filter((event) => !event.inPlay && event.home !== null && isDue(event, now));
  const toCome = sports?.filter(({ sportId }) => upcoming.some((event) => event.sportId === sportId));
  return (
    <EventListView
      title="Starting soon"
      events={upcoming}
      now={now}
      renderPrices={pricesUnder([])}
      renderStar={renderStar}
      hasToken={hasToken}
      drawn={upcomingShown}
      hasIcons
      foot={toCome?.map((sport) => (
        <Link key={sport.sportId} to={sportPath('root', sport.sportId)}>
          All of {sport.sportName}
        </Link>
      ))}
      empty={<EmptyState title="Nothing is coming up">Matches appear here as they are announced.</EmptyState>}
    />
  );
}
