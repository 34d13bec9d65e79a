import { Link } from 'react-router-dom';
import { sportIds } from '#domain/market/sport.ts';
import { hrefOf } from '#domain/site/route.ts';
import { EventBets } from '#features/event-bets/event-bets.tsx';
import { MatchMargin } from '#features/event-facts/match-margin.tsx';
import { EventResult } from '#features/results/event-result.tsx';

interface EventEndingProps {
  eventId: string;
  sportId: string;
  sportName: string;
  /** RFC 3339. */
  eventTime: string;
  home: string | null;
  away: string | null;
  isRace: boolean;
  hasToken: boolean;
}

/**
 * What stands above the markets of an event that has ended: a race's result or by how much a match was won, what one's
 * own bets paid, and the way to how others ended.
 */
export function EventEnding({ isRace, hasToken, sportName, home, away, ...event }: EventEndingProps) {
  const { eventId, sportId } = event;
  return (
    <>
      {isRace && <EventResult eventId={eventId} />}
      {sportId === sportIds.cricket && (
        <MatchMargin eventId={eventId} names={{ HOME: home ?? '', AWAY: away ?? '' }} />
      )}
      {hasToken && <EventBets {...event} />}
      <Link to={hrefOf('results', { sportId })}>Results in {sportName}</Link>
    </>
  );
}
