import { itemAt } from '#domain/must.ts';
import type { MadeSport } from './made-sports.ts';
import { createRandom } from './random.ts';
import type { Entrant } from './world/entrant.ts';

/** A match of the generated day. Everything follows from the seed, the sport and the slot. */
export interface Fixture {
  eventId: string;
  marketId: string;
  sport: MadeSport;
  eventName: string;
  entrants: readonly Entrant[];
  tournamentId: string;
  tournamentName: string;
  /** Epoch ms. */
  startsAt: number;
  /** The seed of the match's own random stream. */
  seed: string;
}

const marketSuffix = '.mo';

/** Whether this program made the market with that id. */
export const isMadeMarket = (marketId: string): boolean => /\.(?:mo|side-\w+)$/.test(marketId);

export const runnerIdOf = ({ marketId }: Pick<Fixture, 'marketId'>, runner: number): string =>
  `${marketId}.${runner + 1}`;

/** Returns the id of a market beside the event's main one. */
export const sideMarketId = ({ eventId }: Pick<Fixture, 'eventId'>, suffix: string): string =>
  `${eventId}.side-${suffix}`;

/** Returns the fixture of one slot. Slots count from the epoch, so the same moment always has the same matches. */
export function fixtureOf(sport: MadeSport, slot: number, seed: string, speed: number): Fixture {
  const slotMs = sport.slotMs / speed;
  const eventId = `${sport.sportId}-${slot.toString(36)}`;
  const random = createRandom(`${seed}|${eventId}|draw`);
  const names: string[] = [];
  while (names.length < sport.field)
    names.push(random.pick(sport.entrants.filter((entrant) => !names.includes(entrant))));
  const entrants = names.map((name) => ({
    id: name,
    name,
    strength: createRandom(`${seed}|${name}`).normal(),
  }));
  const tournament = random.integer(0, sport.tournaments.length - 1);
  const tournamentName = itemAt(sport.tournaments, tournament);
  return {
    eventId,
    marketId: `${eventId}${marketSuffix}`,
    sport,
    eventName: sport.nameOf?.(tournamentName, slot) ?? names.join(' v '),
    entrants,
    tournamentId: `${sport.sportId}t${tournament}`,
    tournamentName,
    startsAt: Math.round(slot * slotMs),
    seed: `${seed}|${eventId}|play`,
  };
}

/** Returns a sport's fixtures that start between two moments (epoch ms, both included). */
export function fixturesBetween(
  sport: MadeSport,
  from: number,
  to: number,
  seed: string,
  speed: number,
): Fixture[] {
  const slotMs = sport.slotMs / speed;
  const fixtures: Fixture[] = [];
  for (let slot = Math.ceil(from / slotMs); slot * slotMs <= to; slot++) {
    fixtures.push(fixtureOf(sport, slot, seed, speed));
  }
  return fixtures;
}
