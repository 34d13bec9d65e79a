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

/** One of those who meet, or run, as far as it is known. */
interface Entrant {
  name: string;
  lineUp: readonly string[];
  ride?: { number: number } | null;
  colours?: { main: string; trim: string } | null;
}

interface TheatreProps {
  /** Null: it is not known yet. */
  event: TheatreEvent | null;
  /** In the market's order; null while nothing is known of them. */
  entrants: readonly Entrant[] | null;
  /** It stands above markets: low, and as wide as they are. */
  isLow?: boolean;
}

/** The event drawn from its plays as they are told. */
export function Theatre({ event, entrants, isLow = false }: TheatreProps) {
  const isFollowed = event !== null && (event.inPlay || event.ended === true);
  const { plays, notLive } = useEventPlays(isFollowed ? event.eventId : null);
  return (
    <TheatreView
      event={event && entrants ? withNames(event, entrants) : event}
      plays={plays}
      notLive={notLive}
      isLow={isLow}
    />
  );
}

/** Adds the names that an event's plays leave out, as far as they are known. */
function withNames(event: TheatreEvent, entrants: readonly Entrant[]): TheatreEvent {
  const playersOf = (side: string | null) => entrants.find(({ name }) => name === side)?.lineUp ?? [];
  const runners = entrants.map(({ name, ride, colours }, at) => ({
    number: ride?.number ?? at + 1,
    name,
    colours: colours ?? null,
  }));
  return { ...event, players: { HOME: playersOf(event.home), AWAY: playersOf(event.away) }, runners };
}
