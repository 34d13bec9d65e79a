import { useEffect, useMemo, useRef } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { hasStreamInPage } from '../frame/frame.ts';
import { sportIds } from '#domain/market/sport.ts';
import { hrefOf } from '#domain/site/route.ts';
import { ballByBallTitle } from '#domain/words/ball-by-ball-words.ts';
import { EventHeaderView } from '#features/market/event-header.view.tsx';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { useIsConnectionLost } from '#live/live-provider.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { useOddsText } from '#ui/odds-format/odds-format.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { useMedia, wide } from '#ui/media/use-media.ts';
import { useEventFacts } from '../event/use-event-facts.ts';
import { useEventMarkets } from '../event/use-event-markets.ts';
import { useIsOffline } from '../use-is-offline.ts';
import { useNow } from '../use-now.ts';
import { EventScore, hasScoreOf } from '../event/event-score.tsx';
import { EventMarkets } from '../event/event-markets.tsx';
import { EventEndingRoom } from '../event/event-ending-room.tsx';
import { occasionOf } from '../event/event-occasion.ts';
import { raceCardOf } from '../event/race-card.tsx';
import css from './page.module.css';

// Stands in a column of its own where there is room.
const StreamInPage = lazyPart(async () => (await import('../stream/stream-in-page.tsx')).StreamInPage);

// Folded away below everything else.
const EventBelow = lazyPart(async () => (await import('../event/event-below.tsx')).EventBelow);

const FollowMenu = lazyPart(async () => (await import('../favourites/follow-menu.tsx')).FollowMenu);

const EventEnding = lazyPart(async () => (await import('../event/event-ending.tsx')).EventEnding);

/** How many run in a race of which nothing is known yet. */
const usualField = 8;

/** An event and its markets, live. */
export function MarketPage() {
  const { eventId = '' } = useParams();
  const { data, error, refetch, state } = useEventMarkets(eventId);
  const isLost = useIsConnectionLost();
  const wasLost = useRef(false);
  useEffect(() => {
    // What failed without a connection is asked for again once it is back.
    if (wasLost.current && !isLost) void refetch().catch(() => undefined);
    wasLost.current = isLost;
  }, [isLost, refetch]);
  const now = useNow();
  const isOffline = useIsOffline();
  const hasToken = useIsSignedIn();
  const isStreamHere = hasStreamInPage(useLocation().pathname, useMedia(wide));
  const facts = useEventFacts(eventId, state?.ended ?? data?.event?.ended ?? false);
  const oddsText = useOddsText();
  const aside = useMemo(() => raceCardOf(facts, oddsText), [facts, oddsText]);

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
    return <EmptyState title="There is no such event">It may have been removed.</EmptyState>;
  }
  const event = { ...data.event, ...state };
  const hasMarkets = data.markets.length > 0;
  const ending = {
    eventId,
    hasToken,
    hasMarkets,
    ...event,
    // A race's facts arrive a moment after it.
    isRace: facts ? facts.race !== null : event.sportId === sportIds.horseRacing,
    runners: facts?.entrants.length ?? usualField,
  };
  return (
    <div className={css.page}>
      <div className={css.head} data-stream={isStreamHere || undefined}>
        <EventHeaderView
          event={event}
          now={now}
          isScoreBelow={hasScoreOf(event)}
          {...occasionOf(event.sportId, facts)}
          atEnd={
            !event.ended && (
              <PartBoundary name="Follow" isAsked={false}>
                <FollowMenu event={event} />
              </PartBoundary>
            )
          }
          links={
            hasScoreOf(event) && (
              <Link to={hrefOf('ballByBall', { sportId: event.sportId, eventId })}>
                {ballByBallTitle(event.sportId)}
              </Link>
            )
          }
        />
        {isStreamHere && (
          <div className={css.stream}>
            <PartBoundary name="The Live Stream" loading={null}>
              <StreamInPage event={{ ...event, eventId }} hasToken={hasToken} />
            </PartBoundary>
          </div>
        )}
      </div>
      <EventScore event={event} strikes={data.markets.flatMap(({ strike }) => strike ?? [])}>
        {!event.ended && !hasMarkets && (
          <EmptyState title="No markets">They appear here when they open.</EmptyState>
        )}
        {event.ended && (
          <PartBoundary name="The result" loading={<EventEndingRoom {...ending} />}>
            <EventEnding {...ending} />
          </PartBoundary>
        )}
        <EventMarkets markets={data.markets} {...(aside && { aside })} />
      </EventScore>
      <PartBoundary name="The line-ups" loading={null}>
        <EventBelow {...{ event, facts, now }} />
      </PartBoundary>
    </div>
  );
}
