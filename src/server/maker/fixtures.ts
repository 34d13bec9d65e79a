import { sealedTextOf } from '#domain/market/sealed-event.ts';
import { itemAt, must } from '#domain/must.ts';
import type { MadeSport } from './made-sport.ts';
import type { Occasion } from './models/model.ts';
import { createRandom } from './random.ts';
import { playSeedOf, slotName, type Draw } from './world/calendar.ts';
import { eventSeedOf, textOnce } from './sealed-seed.ts';
import { slugOf } from './world/ids.ts';
import { strengthsByName } from './world/strengths.ts';

/** A match of the generated day. Everything follows from the seed, the sport and the slot. */
export interface Fixture extends Draw {
  eventId: string;
  marketId: string;
  sport: MadeSport;
  /** Epoch ms. */
  startsAt: number;
  /** The seed of the match's own random stream; of a sealed one, secret until it is over. */
  seed: string;
  /** Its place in the generated day, and what all seeds of that day follow from. Absent if it is from elsewhere. */
  place?: { slot: number; daySeed: string };
}

const marketSuffix = '.mo';

/** Begins a sport's ids and is part of its seeds. */
const seriesOf = ({ sportId, series = sportId }: MadeSport): string => series;

/** Returns which of its sport's matches a fixture is; undefined if it is not of the generated day. */
export const occasionOf = ({ sport, place, race }: Fixture): Occasion | undefined =>
  place && {
    ...occasionAt(sport, place.slot, place.daySeed),
    ...(race && { distance: race.distance }),
  };

const occasionAt = (sport: MadeSport, number: number, daySeed: string): Occasion => ({
  number,
  seedOf: (slot) => fixtureOf(sport, slot, daySeed, 1).seed,
});

export const runnerIdOf = ({ marketId }: Pick<Fixture, 'marketId'>, runner: number): string =>
  `${marketId}.${runner + 1}`;

/** Returns the id of a market beside the event's main one. */
export const sideMarketId = ({ eventId }: Pick<Fixture, 'eventId'>, suffix: string): string =>
  `${eventId}.side-${suffix}`;

/** Leaves room for what the ids of markets and runners add: an id has at most 64 characters. */
const longestSlug = 31;

/** Returns the fixture of one slot. Slots count from the epoch, so the same moment always has the same matches. */
export function fixtureOf(sport: MadeSport, slot: number, seed: string, speed: number): Fixture {
  const draw = drawOf(sport, slot, sport.isSealed ? eventSeedOf(seed, 'entrants') : seed);
  // The slot makes the id unique, the names make it readable.
  const eventId = `${slotName(seriesOf(sport), slot)}-${slugOf(draw.eventName, longestSlug)}`;
  return {
    ...draw,
    eventId,
    marketId: `${eventId}${marketSuffix}`,
    sport,
    startsAt: startOfSlot(sport, slot, speed),
    seed: matchSeedOf(sport, slot, seed, draw.entrants),
    place: { slot, daySeed: seed },
  };
}

/** Returns the seed of a slot's match: of a sealed one, the text that is sealed. */
function matchSeedOf(sport: MadeSport, slot: number, seed: string, entrants: Draw['entrants']): string {
  if (!sport.isSealed) return playSeedOf(seriesOf(sport), slot, seed);
  const own = eventSeedOf(seed, slotName(seriesOf(sport), slot));
  return textOnce(own, () =>
    sealedTextOf(own, sport.model.sealedTerms?.(entrants, occasionAt(sport, slot, seed))),
  );
}

/** Asks the sport's calendar; without one, draws by chance. */
function drawOf(sport: MadeSport, slot: number, seed: string): Draw {
  if (sport.calendar) return sport.calendar(slot, seed);
  const random = createRandom(`${seed}|${slotName(seriesOf(sport), slot)}|draw`);
  const names: string[] = [];
  while (names.length < sport.field)
    names.push(random.pick(sport.entrants.filter((entrant) => !names.includes(entrant))));
  const strengths = strengthsByName(sport.entrants);
  const tournament = random.integer(0, sport.tournaments.length - 1);
  const tournamentName = itemAt(sport.tournaments, tournament);
  return {
    entrants: names.map((name) => ({ id: name, name, strength: must(strengths.get(name)) })),
    eventName: sport.nameOf?.(tournamentName, slot) ?? names.join(' v '),
    tournamentId: `${sport.sportId}t${tournament}`,
    tournamentName,
  };
}

/** Returns when a slot's match starts, epoch ms. */
export const startOfSlot = ({ slotMs, offsetMs = 0 }: MadeSport, slot: number, speed: number): number =>
  Math.round((slot * slotMs + offsetMs) / speed);

/** Returns a sport's slot at a moment, epoch ms; between two starts, a fraction. */
const slotAt = (sport: MadeSport, time: number, speed: number): number =>
  (time * speed - (sport.offsetMs ?? 0)) / sport.slotMs;

/** Returns the last slot of a sport that has begun by then, epoch ms. */
export const lastSlotBy = (sport: MadeSport, time: number, speed: number): number =>
  Math.floor(slotAt(sport, time, speed));

/** Returns a sport's fixtures that start between two moments (epoch ms, both included). */
export function fixturesBetween(
  sport: MadeSport,
  from: number,
  to: number,
  seed: string,
  speed: number,
): Fixture[] {
  const fixtures: Fixture[] = [];
  const last = slotAt(sport, to, speed);
  for (let slot = Math.ceil(slotAt(sport, from, speed)); slot <= last; slot++) {
    fixtures.push(fixtureOf(sport, slot, seed, speed));
  }
  return fixtures;
}
