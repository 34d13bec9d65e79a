import { Link } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import { EventBets } from '#features/event-bets/event-bets.tsx';
import { EventResult } from '#features/results/event-result.tsx';

interface EventEndingProps {
  eventId: string;
  sportId: string;
  sportName: string;
  /** RFC 3339. */
  eventTime: string;
  isRace: boolean;
  hasToken: boolean;
}

/**
 * What stands above the markets of an event that has ended: a race's result, what one's own bets paid, and the way to how
 * others ended.
 */
export function EventEnding({ isRace, hasToken, sportName, ...event }: EventEndingProps) {
  return (
    <>
      {isRace && <EventResult eventId={event.eventId} />}
      {hasToken && <EventBets {...event} />}
      <Link to={hrefOf('results', { sportId: event.sportId })}>Results in {sportName}</Link>
    </>
  );
}
