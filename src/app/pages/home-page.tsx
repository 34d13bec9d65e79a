import { useDeferredValue } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { bannersShown } from '#domain/site/carousel.ts';
import { hrefOf } from '#domain/site/route.ts';
import { headsOf } from '#domain/odds/three-way.ts';
import { CarouselSpace } from '#features/carousel/carousel-space.tsx';
import { EventListView } from '#features/event-list/event-list.view.tsx';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { useBanners, useLists, useSportId } from '#features/startup/startup.provider.tsx';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { useAfterStart } from '../use-after-start.ts';
import { useLiveEvents } from '../use-live-events.ts';
import { narrow, useMedia } from '#ui/media/use-media.ts';
import { useNow } from '../use-now.ts';
import { pricesUnder } from './event-prices.tsx';
import css from './page.module.css';

const HeroMatch = lazyPart(async () => (await import('./hero-match.tsx')).HeroMatch);
const Carousel = lazyPart(async () => (await import('#features/carousel/carousel.tsx')).Carousel);

/** How many upcoming events of one sport are shown at first. */
const upcomingShown = 12;
/** How long after its time an event may still start. */
const overdueMs = 5 * 60_000;
/** Said while no event at all is listed, as in the first half minute of a new installation. */
const firstEvents =
  'The first events are on their way. They appear here by themselves, within a minute of the site’s start.';
/** How many rows of a list fit on a phone's first screen. */
const drawnOnPhone = 8;
/** A phone shows one banner and the edge of the next; two would be too small to read. */
const bannersOnPhone = 1.5;

/** As much room as the leading match takes, until it is there. */
const leadingSpace = <div className={css.leading} aria-hidden />;

/** What can be bet on now: the match that leads, promotions, everything in play, then what starts soon in the chosen sport. */
export function HomePage() {
  const sports = useLists()?.sports;
  const sportId = useSportId();
  const now = useNow();
  const banners = useBanners();
  const isOpen = useLocation().hash === '#promotions';
  // Many rows: they are drawn in pieces, so that a press in between does not wait.
  const events = useDeferredValue(useLiveEvents(now));
  const isNarrow = useMedia(narrow);
  const hasToken = useIsSignedIn();
  const isAfterStart = useAfterStart();
  const drawn = isNarrow && !isAfterStart ? drawnOnPhone : undefined;
  const isChosen = (event: EventFieldsFragment) => event.sportId === sportId;
  const playing = events?.filter(({ inPlay }) => inPlay) ?? [];
  // The chosen sport comes first, the rest by start time.
  const inPlay = [...playing.filter(isChosen), ...playing.filter((event) => !isChosen(event))];
  // Long past its start and not in play: a server that has just started is still catching up with it.
  const isDue = ({ eventTime }: EventFieldsFragment) => Date.parse(eventTime) > Date.parse(now) - overdueMs;
  const upcoming =
    events?.filter((event) => !event.inPlay && isChosen(event) && isDue(event)).slice(0, upcomingShown) ?? [];
  const sportName = sports?.find((sport) => sport.sportId === sportId)?.sportName ?? 'Events';

  return (
    <div className={css.page}>
      <h1 className={css.heading}>Live markets</h1>
      {events === null && leadingSpace}
      {playing.length > 0 && (
        <PartBoundary name="The leading match" loading={leadingSpace}>
          <HeroMatch playing={playing} sportId={sportId} hasToken={hasToken} />
        </PartBoundary>
      )}
      {!hasToken && (
        <p className={css.lead}>
          Back what you think will happen, lay what you think will not: the odds are what other bettors offer.
        </p>
      )}
      {banners ? (
        <PartBoundary name="The promotions" loading={<CarouselSpace />}>
          <Carousel
            key={banners.length}
            banners={banners}
            isOpen={isOpen}
            shown={isNarrow ? bannersOnPhone : bannersShown}
          />
        </PartBoundary>
      ) : (
        <CarouselSpace />
      )}
      {events ? (
        <>
          <EventListView
            title="In play now"
            events={inPlay}
            now={now}
            renderPrices={pricesUnder([])}
            hasToken={hasToken}
            drawn={drawn}
            hasIcons
            empty={
              <EmptyState title="Nothing is in play">
                {events.length === 0 ? firstEvents : 'Events appear here as they start.'}
              </EmptyState>
            }
          />
          <EventListView
            title={`Starting soon in ${sportName}`}
            heads={headsOf(sportId)}
            events={upcoming}
            now={now}
            renderPrices={pricesUnder(headsOf(sportId))}
            hasToken={hasToken}
            drawn={drawn}
            foot={<Link to={hrefOf('results', { sportId })}>Results in {sportName}</Link>}
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
