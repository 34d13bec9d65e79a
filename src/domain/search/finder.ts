import { eventPath, listedEventPath } from '../market/event-path.ts';
import {
  bySoonest,
  competitionPlaces,
  foundEventPlace,
  gamePlaces,
  listedEventPlace,
  marketPlaces,
  teamPlaces,
} from './list-places.ts';
import { fold } from './fold.ts';
import { findByName } from './match.ts';
import { nearSearchOf } from './near.ts';
import { pagePlaces, settingPlaces } from './page-places.ts';
import type { FoundEvent, FoundGroup, GroupName, Place } from './place.ts';
import { searchEvents, searchIndexOf, searchLimit } from './search.ts';
import { recentMark } from './recent.ts';
import type { SearchedSite } from './searched-site.ts';
import { nearSiteOf, similarTo, type NearSite } from './similar.ts';

/** How many places of a group are shown until more are asked for. */
export const groupLimit = 4;
const popularLimit = 5;

/**
 * Finds what is called by a text, in groups; for no text, what is likely to be looked for. `ended`: events with the text in
 * their names that have ended and need not be in the search list.
 */
export type Find = (
  text: string,
  site: SearchedSite,
  opened: GroupName | null,
  ended?: readonly FoundEvent[],
) => readonly FoundGroup[];

/** Makes the search of a search list. */
export function finderOf(events: readonly FoundEvent[]): Find {
  const isEnded = ({ ended }: FoundEvent) => ended;
  const isOpen = ({ ended }: FoundEvent) => !ended;
  const inOrder = [...events.filter(isOpen), ...events.filter(isEnded)];
  const index = searchIndexOf(inOrder);
  const nearEvents = nearSearchOf(inOrder.map(placeOfFound));
  return (text, site, opened, ended = []) => {
    if (text === '') return suggestions(site);
    // VAL-1: as the list has them, and all of them.
    const found = withEnded(searchEvents(index, text), ended);
    const groups: FoundGroup[] = [
      { name: 'Events', places: found.filter(isOpen).map(placeOfFound) },
      ...otherGroups(text, site, found),
      { name: 'Ended', places: found.filter(isEnded).map(placeOfFound) },
    ];
    const exact = groups.filter(isFilled);
    const similar = similarTo(text, exact.length > 0, placesOf(site).near, nearEvents);
    const all: FoundGroup[] = [...exact, { name: 'Similar' as const, places: similar }].filter(isFilled);
    if (all.length === 0) return waysOn(site);
    return all.map((group) => (isWhole(group) || group.name === opened ? group : shortened(group)));
  };
}

/** The list carries the newest of those that have ended, so the others follow. */
function withEnded(found: readonly FoundEvent[], ended: readonly FoundEvent[]): readonly FoundEvent[] {
  const known = new Set(found.map(({ exEventId }) => exEventId));
  return [...found, ...ended.filter(({ exEventId }) => !known.has(exEventId))].slice(0, searchLimit);
}

const isFilled = ({ places }: FoundGroup) => places.length > 0;

const isWhole = ({ name }: FoundGroup) => name === 'Events' || name === 'Of it' || name === 'Ended';

const placeOfFound = (event: FoundEvent): Place =>
  foundEventPlace(event, eventPath(event.exEventId, event.sportId));

function otherGroups(text: string, site: SearchedSite, foundEvents: readonly FoundEvent[]): FoundGroup[] {
  const { hasToken } = site.visitor;
  const isNamed = (name: string) => fold(name) === fold(text).trim();
  const namedOf = ({ tournamentName, home, away }: SearchedSite['events'][number]) =>
    [tournamentName, home, away].find((name) => name !== null && isNamed(name));
  const inFull = site.events
    .filter((event) => !event.ended && namedOf(event) !== undefined)
    .sort(bySoonest)
    .slice(0, searchLimit);
  // An event that was found itself is not shown again, nor what leads to it and no further.
  const shown = new Set(
    foundEvents.map((event) => listedEventPath(event.exEventId, event.sportId, hasToken)),
  );
  const isNew = ({ to }: Place) => to.kind !== 'path' || !shown.has(to.path);
  return [
    {
      name: 'Of it',
      title: (inFull[0] && namedOf(inFull[0])) ?? '',
      places: inFull.map((event) => listedEventPlace(event, hasToken)).filter(isNew),
    },
    ...placesOf(site).groups.map(([name, places]) => ({
      name,
      places: findByName(places, text).filter(
        (place) => (place.to.kind !== 'text' || !isNamed(place.name)) && (name !== 'Markets' || isNew(place)),
      ),
    })),
  ];
}

/** Ends a long group with a way to the rest. One that is hidden would take no less room than its row. */
function shortened({ places, ...group }: FoundGroup): FoundGroup {
  if (places.length <= groupLimit + 1) return { ...group, places };
  const more: Place = {
    id: `more:${group.name}`,
    name: `${places.length - groupLimit} more`,
    note: '',
    to: { kind: 'more', group: group.name },
  };
  return { ...group, places: [...places.slice(0, groupLimit), more] };
}

interface SitePlaces {
  groups: readonly (readonly [GroupName, readonly Place[]])[];
  near: NearSite;
}

/** Made once for as long as the site stays the same. */
const known = new WeakMap<SearchedSite, SitePlaces>();

function placesOf(site: SearchedSite): SitePlaces {
  const made = known.get(site) ?? placesIn(site);
  known.set(site, made);
  return made;
}

function placesIn(site: SearchedSite): SitePlaces {
  const [teams, competitions] = [teamPlaces(site), competitionPlaces(site)];
  const [games, pages, settings] = [gamePlaces(site), pagePlaces(site), settingPlaces(site)];
  return {
    groups: [
      ['Teams and players', teams],
      ['Competitions', competitions],
      ['Markets', marketPlaces(site)],
      ['Games', games],
      ['Pages', pages],
      ['Settings', settings],
    ],
    near: nearSiteOf([...teams, ...competitions], [...games, ...pages, ...settings]),
  };
}

/** What was chosen before, and where most is matched. */
function suggestions(site: SearchedSite): FoundGroup[] {
  const before = site.recent.map((place) => ({ ...place, id: `${recentMark}${place.id}` }));
  const forget: Place = { id: 'forget', name: 'Clear these', note: '', to: { kind: 'forget' } };
  const recent: FoundGroup = { name: 'Recent', places: before.length > 0 ? [...before, forget] : [] };
  return [recent, popularOf(site)].filter(isFilled);
}

/** Where nothing is found: where most is matched, and the sports. */
const waysOn = (site: SearchedSite): FoundGroup[] => {
  const places = pagePlaces(site).filter(({ to }) => to.kind === 'sport');
  return [popularOf(site), { name: 'Sports' as const, places }].filter(isFilled);
};

/** The events in which most is matched, then those in play and those that come next. */
function popularOf({ popular, events, visitor }: SearchedSite): FoundGroup {
  const open = new Map(events.filter(({ ended }) => !ended).map((event) => [event.exEventId, event]));
  const most = popular.flatMap((eventId) => open.get(eventId) ?? []);
  const rest = [...open.values()].filter((event) => !most.includes(event)).sort(bySoonest);
  const places = [...most, ...rest]
    .slice(0, popularLimit)
    .map((event) => listedEventPlace(event, visitor.hasToken));
  return { name: 'Popular', places };
}
