import { decidedChance } from '../odds/decided.ts';

interface Played {
  exEventId: string;
  sportId: string;
}

/** A match's main market, as the exchange tells of those that lead: the first where most is matched and most is open. */
interface Leading {
  eventId: string;
  /** `chance` in basis points. */
  runners: readonly { chance: number }[];
}

const isDecided = ({ runners }: Leading): boolean => runners.some(({ chance }) => chance >= decidedChance);

/**
 * Events in play as a page of all sports lists them: those of the chosen sport first, each sport's by how much is matched
 * and how open they are, what nobody tells of behind them as it stood, and last of all what is as good as decided.
 */
export function inPlayOrder<Event extends Played>(
  events: readonly Event[],
  leading: readonly Leading[],
  sportId: string,
): Event[] {
  const places = new Map(leading.map(({ eventId }, place) => [eventId, place]));
  const decided = new Set(leading.filter(isDecided).map(({ eventId }) => eventId));
  const keyOf = ({ exEventId, sportId: its }: Event): readonly number[] => [
    Number(decided.has(exEventId)),
    Number(its !== sportId),
    places.get(exEventId) ?? leading.length,
  ];
  return events
    .map((event) => ({ event, key: keyOf(event) }))
    .sort((a, b) => {
      const differs = a.key.findIndex((part, at) => part !== b.key[at]);
      return differs < 0 ? 0 : (a.key[differs] ?? 0) - (b.key[differs] ?? 0);
    })
    .map(({ event }) => event);
}
