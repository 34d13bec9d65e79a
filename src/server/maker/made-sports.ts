import { sportIds } from '#domain/market/sport.ts';
import { basketball } from './models/basketball.ts';
import { binaryIndex } from './models/binary-index.ts';
import { cricket } from './models/cricket.ts';
import { lottery } from './models/lottery.ts';
import type { MatchModel } from './models/model.ts';
import { race } from './models/race.ts';
import { soccer } from './models/soccer.ts';
import { tennis } from './models/tennis.ts';

export interface MadeSport {
  sportId: string;
  model: MatchModel;
  /** Time between starts, ms at speed 1. Matches last six to eight minutes, so two or three are in play. */
  slotMs: number;
  /** How many matches are announced and quoted ahead. */
  ahead: number;
  tournaments: readonly string[];
  /** The possible entrants. */
  entrants: readonly string[];
  /** How many entrants a match has. Two play against each other. */
  field: number;
  /** Names an event that is not one entrant against another. `number` counts up from event to event. */
  nameOf?(tournamentName: string, number: number): string;
  betDelay: number;
}

const minutes = 60_000;

export const madeSports: readonly MadeSport[] = [
  {
    sportId: sportIds.cricket,
    model: cricket,
    slotMs: 4 * minutes,
    ahead: 8,
    betDelay: 0,
    tournaments: ['Harbour Premier League', 'Coastal T20 Cup'],
    field: 2,
    entrants: [
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
    ahead: 8,
    betDelay: 3,
    tournaments: ['Regatta Open', 'Lighthouse Masters'],
    field: 2,
    entrants: [
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
    ahead: 8,
    betDelay: 0,
    tournaments: ['Northern Docks League', 'Estuary Cup'],
    field: 2,
    entrants: [
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
  {
    sportId: sportIds.horseRacing,
    model: race,
    slotMs: 3 * minutes,
    ahead: 4,
    betDelay: 0,
    tournaments: ['Harbour Downs', 'Lighthouse Park'],
    nameOf: (course, number) => `${course}, race ${(number % 12) + 1}`,
    field: 8,
    entrants: [
      'Ebb Tide',
      'Spindrift',
      'Kittiwake',
      'Saltwater Taffy',
      'Northerly',
      'Plimsoll Line',
      'Bosun’s Call',
      'Halyard',
      'Dead Reckoning',
      'Leeward',
      'Full Fathom',
      'Marram Grass',
      'Storm Petrel',
      'Slack Water',
      'Cable’s Length',
      'Sextant',
    ],
  },
  {
    sportId: sportIds.basketball,
    model: basketball,
    slotMs: 5 * minutes,
    ahead: 4,
    betDelay: 0,
    tournaments: ['Pier League', 'Boardwalk Cup'],
    field: 2,
    entrants: [
      'Dockside Cranes',
      'Bayview Buoys',
      'Cape Comets',
      'Lagoon Lights',
      'Jetty Jumpers',
      'Reef Runners',
      'Sound Sirens',
      'Inlet Icebreakers',
    ],
  },
  {
    sportId: sportIds.binary,
    model: binaryIndex,
    slotMs: 3 * minutes,
    ahead: 3,
    betDelay: 0,
    tournaments: ['Layline 50', 'Harbour 100'],
    nameOf: (index, number) => `${index}, close ${(number % 1_000) + 1}`,
    field: 0,
    entrants: [],
  },
  {
    sportId: sportIds.lottery,
    model: lottery,
    slotMs: 3 * minutes,
    ahead: 2,
    betDelay: 0,
    tournaments: ['Quay Three'],
    nameOf: (draw, number) => `${draw}, draw ${(number % 1_000) + 1}`,
    field: 0,
    entrants: [],
  },
];
