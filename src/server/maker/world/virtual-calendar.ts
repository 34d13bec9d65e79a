import { itemAt } from '#domain/must.ts';
import { modulo, type Calendar } from './calendar.ts';
import { slugOf } from './ids.ts';
import { shuffled, strengthsByName } from './strengths.ts';

export interface VirtualSeries {
  sportId: string;
  /** Tells the series apart: `Virtual Race`. */
  name: string;
  grounds: readonly string[];
  /** All that may take part. Their names must not be anybody's in another sport. */
  names: readonly string[];
  /** How many take part in an event. */
  field: number;
  /** How many events a day has. Its events are numbered from 1. */
  eventsADay: number;
}

/**
 * The calendar of a series of virtual events: each draws its entrants by lot. An event must be over before the next of
 * its series begins. Two entrants play against each other; more of them race, with
 * numbers.
 */
export function virtualCalendar(series: VirtualSeries): Calendar {
  const { sportId, name, grounds, names, field, eventsADay } = series;
  const strengths = strengthsByName(names);
  return (slot, seed) => {
    const lots = `${seed}|${name}|${slot}`;
    const entrants = shuffled(names, lots)
      .slice(0, field)
      .map((entrant, place) => ({
        id: `${slugOf(name)}-${slugOf(entrant)}`,
        name: entrant,
        strength: strengths.get(entrant) ?? 0,
        ...(field > 2 && { ride: { number: place + 1 } }),
      }));
    const ground = itemAt(shuffled(grounds, lots), 0);
    const number = modulo(slot, eventsADay) + 1;
    const versus = entrants.map((entrant) => entrant.name).join(' v ');
    return {
      entrants,
      eventName: field === 2 ? `${name} ${number}, ${versus}` : `${name}, ${ground} ${number}`,
      tournamentId: `${sportId}t-${slugOf(name)}`,
      tournamentName: name,
      round: `No. ${number}`,
      ground,
    };
  };
}
