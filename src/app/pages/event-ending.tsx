import { EventBets } from '#features/event-bets/event-bets.tsx';
import { EventResult } from '#features/results/event-result.tsx';

interface EventEndingProps {
  eventId: string;
  sportId: string;
  /** RFC 3339. */
  eventTime: string;
  isRace: boolean;
  hasToken: boolean;
}

/** What stands above the markets of an event that has ended: a race's result, and what one's own bets paid. */
export function EventEnding({ isRace, hasToken, ...event }: EventEndingProps) {
  return (
    <>
      {isRace && <EventResult eventId={event.eventId} />}
      {hasToken && <EventBets {...event} />}
    </>
  );
}
