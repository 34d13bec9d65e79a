import { sportIds } from '#domain/market/sport.ts';
import type { MadeSport } from './made-sport.ts';
import { basketball } from './models/basketball.ts';
import { binaryIndex } from './models/binary-index.ts';
import { cricket } from './models/cricket/cricket.ts';
import { lottery } from './models/lottery.ts';
import { race } from './models/race.ts';
import { soccer } from './models/soccer.ts';
import { tennis } from './models/tennis.ts';
import { virtualCricket } from './models/virtual-cricket.ts';
import { virtualRace } from './models/virtual-race.ts';
import { virtualSoccer } from './models/virtual-soccer.ts';
import { basketballLeagues } from './world/basketball-leagues.ts';
import { cricketLeagues } from './world/cricket-leagues.ts';
import { knockoutCalendar } from './world/knockout-calendar.ts';
import { leagueCalendar } from './world/league-calendar.ts';
import { raceCalendar } from './world/race-calendar.ts';
import { circuits } from './world/racing-world.ts';
import { soccerLeagues } from './world/soccer-leagues.ts';
import { tennisPlayers, tennisTournaments } from './world/tennis-tour.ts';
import { virtualCalendar } from './world/virtual-calendar.ts';
import { virtualMatches, virtualOvers, virtualRaces } from './world/virtual-series.ts';

const minutes = 60_000;

const virtual = { isSealed: true, slotMs: 6 * minutes, ahead: 2, betDelay: 0 };

/**
 * An index goes on where the event before it closed, so what an event is about is known, and told, only as it starts.
 * Events follow each other without a gap.
 */
const binary = {
  model: binaryIndex,
  isSealed: true,
  newsEvery: 3,
  slotMs: 5 * minutes,
  ahead: 0,
  betDelay: 0,
  nameOf: (index: string, number: number) => `${index}, close ${(number % 288) + 1}`,
  field: 0,
  entrants: [],
};

export const madeSports: readonly MadeSport[] = [
  {
    sportId: sportIds.cricket,
    model: cricket,
    slotMs: 5 * minutes,
    ahead: 8,
    betDelay: 0,
    field: 2,
    calendar: leagueCalendar(sportIds.cricket, cricketLeagues),
    leagues: cricketLeagues,
  },
  {
    sportId: sportIds.tennis,
    model: tennis,
    slotMs: 4 * minutes,
    offsetMs: 0.5 * minutes,
    ahead: 8,
    betDelay: 1,
    field: 2,
    tables: 'KNOCKOUT',
    calendar: knockoutCalendar({
      sportId: sportIds.tennis,
      model: tennis,
      players: tennisPlayers,
      tournaments: tennisTournaments,
    }),
  },
  {
    sportId: sportIds.soccer,
    model: soccer,
    slotMs: 4.5 * minutes,
    offsetMs: minutes,
    ahead: 8,
    betDelay: 0,
    field: 2,
    calendar: leagueCalendar(sportIds.soccer, soccerLeagues),
    leagues: soccerLeagues,
  },
  {
    sportId: sportIds.horseRacing,
    model: race,
    newsEvery: 2,
    slotMs: 2 * minutes,
    offsetMs: 0.25 * minutes,
    // Three races of each meeting. Betting on a race is open for 24 minutes before it.
    ahead: 12,
    betDelay: 0,
    field: 10,
    tables: 'RACING',
    calendar: raceCalendar(sportIds.horseRacing, circuits),
  },
  {
    sportId: sportIds.basketball,
    model: basketball,
    slotMs: 5 * minutes,
    offsetMs: 2.5 * minutes,
    ahead: 8,
    betDelay: 0,
    field: 2,
    calendar: leagueCalendar(sportIds.basketball, basketballLeagues),
    leagues: basketballLeagues,
  },
  {
    sportId: sportIds.binary,
    series: `${sportIds.binary}-l`,
    ...binary,
    tournaments: ['Layline 50'],
  },
  {
    sportId: sportIds.binary,
    series: `${sportIds.binary}-h`,
    ...binary,
    tournaments: ['Harbour 100'],
  },
  {
    sportId: sportIds.lottery,
    model: lottery,
    isSealed: true,
    slotMs: 3 * minutes,
    ahead: 3,
    betDelay: 0,
    tournaments: ['Quay Three'],
    nameOf: (draw, number) => `${draw}, draw ${(number % 1_000) + 1}`,
    field: 0,
    entrants: [],
  },
  // The three series of virtual events take turns, so that one starts every two minutes.
  {
    sportId: sportIds.virtualSports,
    series: `${sportIds.virtualSports}-r`,
    model: virtualRace,
    newsEvery: 3,
    ...virtual,
    field: virtualRaces.field,
    calendar: virtualCalendar(virtualRaces),
  },
  {
    sportId: sportIds.virtualSports,
    series: `${sportIds.virtualSports}-f`,
    model: virtualSoccer,
    newsEvery: 3,
    ...virtual,
    offsetMs: 2 * minutes,
    field: virtualMatches.field,
    calendar: virtualCalendar(virtualMatches),
  },
  {
    sportId: sportIds.virtualSports,
    series: `${sportIds.virtualSports}-c`,
    model: virtualCricket,
    ...virtual,
    offsetMs: 4 * minutes,
    field: virtualOvers.field,
    calendar: virtualCalendar(virtualOvers),
  },
];
