import { listedEventPath } from '../market/event-path.ts';
import { counted } from '../words/counted.ts';
import type { FoundEvent, Place } from './place.ts';
import type { ListedEvent, SearchedSite } from './searched-site.ts';
import { wordsForGame, wordsForSport } from './synonyms.ts';

export const foundEventPlace = (event: FoundEvent, path: string): Place => ({
  id: `event:${event.exEventId}`,
  name: event.eventName,
  note: event.sportName,
  sportId: event.sportId,
  event,
  to: { kind: 'path', path },
});

export const listedEventPlace = (event: ListedEvent, hasToken: boolean): Place => ({
  ...foundEventPlace(event, listedEventPath(event.exEventId, event.sportId, hasToken)),
  // The search list may have found it, too.
  id: `listed:${event.exEventId}`,
  note: event.tournamentName,
});

/** In play before what is to come, the earlier first. */
export const bySoonest = (a: ListedEvent, b: ListedEvent): number =>
  Number(b.inPlay) - Number(a.inPlay) || (a.eventTime < b.eventTime ? -1 : 1);

const teamMark = 'team:';
export const isTeamPlace = ({ id }: Place): boolean => id.startsWith(teamMark);

/** Each who plays, by name and sport. Choosing one leads to their event, or lists their events if there are several. */
export function teamPlaces({ events, visitor }: SearchedSite): Place[] {
  const teams = new Map<string, { name: string; its: readonly ListedEvent[] }>();
  for (const event of events.filter(({ ended }) => !ended).sort(bySoonest)) {
    for (const name of [event.home, event.away]) {
      const id = `${teamMark}${event.sportId}:${name}`;
      if (name !== null) teams.set(id, { name, its: [...(teams.get(id)?.its ?? []), event] });
    }
  }
  return [...teams].flatMap(([id, { name, its }]): Place[] => {
    const [first] = its;
    if (!first) return [];
    const { exEventId, sportId, sportName, home, away, eventName, eventTime, inPlay } = first;
    if (its.length > 1)
      return [
        { id, name, sportId, note: `${sportName} · ${whatIsOn(its)}`, to: { kind: 'text', text: name } },
      ];
    const other = home === name ? away : home;
    return [
      {
        id,
        name,
        sportId,
        note: `${sportName} · ${other === null ? eventName : `v ${other}`}`,
        next: { eventTime, inPlay },
        to: { kind: 'path', path: listedEventPath(exEventId, sportId, visitor.hasToken) },
      },
    ];
  });
}

function whatIsOn(events: readonly ListedEvent[]): string {
  const playing = events.filter(({ inPlay }) => inPlay).length;
  return `${counted(events.length, 'event')}${playing > 0 ? `, ${playing} in play` : ''}`;
}

/** The competitions with what is on in each, found by their sport, too. Choosing one lists its events. */
export function competitionPlaces({ events }: SearchedSite): Place[] {
  const competitions = new Map<string, ListedEvent[]>();
  for (const event of events.filter(({ ended }) => !ended))
    competitions.set(event.tournamentId, [...(competitions.get(event.tournamentId) ?? []), event]);
  return [...competitions].flatMap(([tournamentId, its]): Place[] => {
    const [first] = its;
    if (!first) return [];
    return [
      {
        id: `competition:${tournamentId}`,
        name: first.tournamentName,
        note: `${first.sportName} · ${whatIsOn(its)}`,
        also: `${first.sportName} ${wordsForSport(first.sportId)}`,
        sportId: first.sportId,
        to: { kind: 'text', text: first.tournamentName },
      },
    ];
  });
}

export const marketPlaces = ({ markets, visitor }: SearchedSite): Place[] =>
  markets.map(({ marketId, eventId, sportId, marketName, eventName }) => ({
    id: `market:${marketId}`,
    name: marketName,
    note: eventName,
    sportId,
    to: { kind: 'path', path: listedEventPath(eventId, sportId, visitor.hasToken) },
  }));

export const gamePlaces = ({ games }: SearchedSite): Place[] =>
  games.map(({ eventId, name, category, art }) => ({
    id: `game:${eventId}`,
    name,
    note: category,
    also: wordsForGame({ name, category }),
    art,
    to: { kind: 'game', eventId },
  }));
