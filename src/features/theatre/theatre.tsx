import type { Score } from '#domain/market/event.ts';
import type { Cast } from './play-words.ts';
import { TheatreView } from './theatre.view.tsx';
import { useEventPlays } from './use-event-plays.ts';

export interface TheatreEvent {
  eventId: string;
  sportId: string;
  home: string | null;
  away: string | null;
  score: Score | null;
  inPlay: boolean;
  ended?: boolean;
  players?: Cast['players'];
  runners?: Cast['runners'];
}

/** The event drawn from its plays as they are told. Null: the event is not known yet. */
export function Theatre({ event }: { event: TheatreEvent | null }) {
  const isFollowed = event !== null && (event.inPlay || event.ended === true);
  const { plays, notLive } = useEventPlays(isFollowed ? event.eventId : null);
  return <TheatreView event={event} plays={plays} notLive={notLive} />;
}
