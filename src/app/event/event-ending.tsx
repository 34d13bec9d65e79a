import { Link } from 'react-router-dom';
import { sportIds } from '#domain/market/sport.ts';
import { hrefOf } from '#domain/site/route.ts';
import { EventBets } from '#features/event-bets/event-bets.tsx';
import { MatchMargin } from '#features/event-facts/match-margin.tsx';
import { EventResult } from '#features/results/event-result.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { BetsRoom, MarginRoom, ResultRoom } from './event-ending-room.tsx';

export interface EventEndingProps {
  eventId: string;
  sportId: string;
  sportName: string;
  /** RFC 3339. */
  eventTime: string;
  home: string | null;
  away: string | null;
  isRace: boolean;
  /** How many entered. */
  runners: number;
  hasToken: boolean;
  /** Earlier events are listed for their results alone. */
  hasMarkets: boolean;
}

/**
 * What stands above the markets of an event that has ended: a race's result or by how much a match was won, what one's
 * own bets paid, and the way to how others ended.
 */
export function EventEnding(props: EventEndingProps) {
  const { isRace, runners, hasToken, hasMarkets, sportName, home, away, ...event } = props;
  const { eventId, sportId } = event;
  return (
    <>
      {isRace && <EventResult eventId={eventId} loading={<ResultRoom runners={runners} />} />}
      {sportId === sportIds.cricket && (
        <MatchMargin
          eventId={eventId}
          names={{ HOME: home ?? '', AWAY: away ?? '' }}
          loading={<MarginRoom />}
        />
      )}
      {hasToken && <EventBets {...event} loading={<BetsRoom />} />}
      <Link to={hrefOf('results', { sportId })}>Results in {sportName}</Link>
      {!hasMarkets && (
        <EmptyState title="No markets">
          This event is listed for its result. No bets were taken on it here.
        </EmptyState>
      )}
    </>
  );
}
