import { sportIds } from '#domain/sport.ts';
import { cricket } from './models/cricket.ts';
import type { MatchModel } from './models/model.ts';
import { soccer } from './models/soccer.ts';
import { tennis } from './models/tennis.ts';
import { createRandom } from './random.ts';

export interface MadeSport {
  sportId: string;
  model: MatchModel;
  /** Time between two starts, ms at speed 1. With matches of six to eight minutes, two or three are in play. */
  slotMs: number;
  tournaments: readonly string[];
  sides: readonly string[];
  marketName: string;
  betDelay: number;
}

/** A match of the made day. Everything follows from the seed, the sport and the slot. */
export interface Fixture {
  eventId: string;
  marketId: string;
  sport: MadeSport;
  home: string;
  away: string;
  tournamentId: string;
  tournamentName: string;
  /** Epoch ms. */
  startsAt: number;
  /** Seed text of the match's own random stream. */
  seed: string;
}

const minutes = 60_000;

export const madeSports: readonly MadeSport[] = [
  {
    sportId: sportIds.cricket,
    model: cricket,
    slotMs: 4 * minutes,
    marketName: 'Match Odds',
    betDelay: 0,
    tournaments: ['Harbour Premier League', 'Coastal T20 Cup'],
    sides: [
      'Mumbai Mariners',
      'Chennai Breakers',
      'Kolkata Tides',
      'Delhi Windjammers',
      'Kochi Currents',
      'Goa Gulls',
      'Vizag Anchors',
      'Surat Spinnakers',
      'Puri Pelicans',
      'Mangaluru Monsoons',
    ],
  },
  {
    sportId: sportIds.tennis,
    model: tennis,
    slotMs: 3 * minutes,
    marketName: 'Match Odds',
    betDelay: 0,
    tournaments: ['Regatta Open', 'Lighthouse Masters'],
    sides: [
      'A. Marlow',
      'I. Okafor',
      'J. Lindqvist',
      'K. Banerjee',
      'L. Ferreira',
      'M. Tanaka',
      'N. Petrova',
      'P. Duval',
      'R. Iyer',
      'S. Novak',
      'T. Achterberg',
      'V. Castellanos',
    ],
  },
  {
    sportId: sportIds.soccer,
    model: soccer,
    slotMs: 4 * minutes,
    marketName: 'Match Odds',
    betDelay: 0,
    tournaments: ['Northern Docks League', 'Estuary Cup'],
    sides: [
      'Port Vale Rovers',
      'Saltmarsh United',
      'Quayside Athletic',
      'Ferry Lane',
      'Breakwater City',
      'Old Harbour',
      'Tidewater Town',
      'Shipwrights FC',
      'Beacon Hill',
      'Estuary Wanderers',
    ],
  },
];

const marketSuffix = '.mo';

/** Whether a market's id is one of ours. */
export const isMadeMarket = (marketId: string): boolean => /\.(?:mo|side-\w+)$/.test(marketId);

/** The id of a market beside the event's main one. */
export const sideMarketId = ({ eventId }: Pick<Fixture, 'eventId'>, suffix: string): string =>
  `${eventId}.side-${suffix}`;

/** The fixture of one slot. Slots count from the epoch, so that the same moment has the same matches every time. */
export function fixtureOf(sport: MadeSport, slot: number, seed: string, speed: number): Fixture {
  const slotMs = sport.slotMs / speed;
  const eventId = `${sport.sportId}-${slot.toString(36)}`;
  const random = createRandom(`${seed}|${eventId}|draw`);
  const home = random.pick(sport.sides);
  const away = random.pick(sport.sides.filter((side) => side !== home));
  const tournament = random.integer(0, sport.tournaments.length - 1);
  return {
    eventId,
    marketId: `${eventId}${marketSuffix}`,
    sport,
    home,
    away,
    tournamentId: `${sport.sportId}t${tournament}`,
    tournamentName: sport.tournaments[tournament]!,
    startsAt: Math.round(slot * slotMs),
    seed: `${seed}|${eventId}|play`,
  };
}

/** The fixtures of a sport that start between two moments (epoch ms, both included). */
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
