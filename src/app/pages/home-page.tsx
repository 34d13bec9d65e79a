import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { EventListView } from '#features/event-list/event-list.view.tsx';
import { useLists, useSportId } from '#features/startup/startup.provider.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { useLiveEvents } from '../use-live-events.ts';
import { useNow } from '../use-now.ts';
import { EventPrices } from './event-prices.tsx';
import css from './home-page.module.css';

/** Upcoming events of one sport shown at first. */
const upcomingShown = 12;

const renderPrices = ({ marketIds: [marketId] }: EventFieldsFragment) =>
  marketId ? <EventPrices marketId={marketId} /> : null;

/** What can be bet on now: everything in play, then what starts soon in the chosen sport. */
export function HomePage() {
  const sports = useLists()?.sports;
  const sportId = useSportId();
  const now = useNow();
  const events = useLiveEvents(now);
  const isChosen = (event: EventFieldsFragment) => event.sportId === sportId;
  const playing = events?.filter(({ inPlay }) => inPlay) ?? [];
  // The chosen sport first, the rest by their start.
  const inPlay = [...playing.filter(isChosen), ...playing.filter((event) => !isChosen(event))];
  const upcoming = events?.filter((event) => !event.inPlay && isChosen(event)).slice(0, upcomingShown) ?? [];
  const sportName = sports?.find((sport) => sport.sportId === sportId)?.sportName ?? 'Events';

  return (
    <div className={css.page}>
      <h1 className={css.heading}>{sportName}</h1>
      {events ? (
        <>
          <EventListView
            title="In play now"
            events={inPlay}
            now={now}
            renderPrices={renderPrices}
            hasIcons
            empty={<EmptyState title="Nothing is in play">Events appear here as they start.</EmptyState>}
          />
          <EventListView
            title={`Starting soon in ${sportName}`}
            events={upcoming}
            now={now}
            renderPrices={renderPrices}
            empty={
              <EmptyState title="Nothing is coming up">
                Choose another sport above, or look at what is in play.
              </EmptyState>
            }
          />
        </>
      ) : (
        <SkeletonRows rows={8} label="Loading the events" />
      )}
    </div>
  );
}
