import type { Standing } from '#contract/standings.ts';
import { itemAt } from '#domain/must.ts';
import { lastSlotBy, startOfSlot } from '../fixtures.ts';
import type { MadeSport } from '../made-sport.ts';
import { longestMatch } from '../season.ts';
import { modulo } from '../world/calendar.ts';
import { editionsAt, slotOfMatch } from '../world/knockout.ts';
import { seasonStart } from '../world/league-calendar.ts';
import type { Archive, ArchivedMatch } from './archive.ts';
import { knockoutRounds } from './knockout-rounds.ts';
import { leagueTable } from './league-table.ts';
import { dayBefore, firstOfTables, type PastOf } from './past-fixtures.ts';
import { dayText, seasonName } from './season-name.ts';
import { jockeyOf, racingLeaders, trainerOf } from './racing-leaders.ts';

interface StandingsOf extends Pick<PastOf, 'seed' | 'speed'> {
  archive: Archive;
  /** Epoch ms. */
  now: number;
}

/** Whether a sport has tables at all. */
export const hasStandings = ({ leagues, tables }: MadeSport): boolean =>
  leagues !== undefined || tables !== undefined;

/** Returns the slots whose matches a sport's tables may add up at a moment, the last first. */
export function* slotsOfTables(
  sport: MadeSport,
  { now, speed }: Pick<StandingsOf, 'now' | 'speed'>,
): Generator<number> {
  const last = lastSlotBy(sport, now, speed);
  const first =
    sport.tables === 'RACING'
      ? dayBefore(sport, now, speed)
      : firstOfTables(sport, lastSlotBy(sport, now - longestMatch / speed, speed));
  for (let slot = last; slot >= first; slot--) yield slot;
}

/** Returns a sport's tables at a moment: of each league its season, every knockout under way, the day's leading riders. */
export function standingsAt(sport: MadeSport, options: StandingsOf): Standing[] {
  if (sport.leagues) return sport.leagues.map((_, at) => leagueStanding(sport, at, options));
  if (sport.tables === 'KNOCKOUT') return knockoutStandings(sport, options);
  return sport.tables === 'RACING' ? racingStandings(sport, options) : [];
}

/** The season is that of the last match that has ended, so a table is never empty between two seasons. */
function leagueStanding(sport: MadeSport, at: number, { archive, now, speed }: StandingsOf): Standing {
  const leagues = sport.leagues ?? [];
  const { name, teams } = itemAt(leagues, at);
  const begun = lastSlotBy(sport, now, speed);
  const last = begun - modulo(begun - at, leagues.length);
  let ended = last;
  while (archive.match(sport, ended).endsAt > now) ended -= leagues.length;
  const { season = 0 } = archive.match(sport, ended).fixture;
  const start = seasonStart(ended, leagues);
  const matches: ArchivedMatch[] = [];
  for (let slot = start; slot <= last; slot += leagues.length) {
    const match = archive.match(sport, slot);
    if (match.fixture.season === season && match.endsAt <= now) matches.push(match);
  }
  const startBefore = seasonStart(start - leagues.length, leagues);
  return {
    tournamentId: `${sport.sportId}t${at}`,
    tournamentName: name,
    season: seasonName(startOfSlot(sport, start, speed), startOfSlot(sport, startBefore, speed)),
    rowsAre: 'Team',
    ...leagueTable(
      sport.sportId,
      teams.map((team) => team.name),
      matches,
    ),
    rounds: [],
  };
}

function knockoutStandings(sport: MadeSport, options: StandingsOf): Standing[] {
  const { archive, now, speed } = options;
  return editionsAt(lastSlotBy(sport, now, speed)).map((edition) => {
    const first = slotOfMatch({ edition, match: 0 });
    const { tournamentId, tournamentName } = archive.match(sport, first).fixture;
    return {
      tournamentId,
      tournamentName,
      season: `Edition of ${dayText(startOfSlot(sport, first, speed))}`,
      rowsAre: 'Player',
      columns: [],
      rows: [],
      rounds: knockoutRounds(sport, edition, options),
    };
  });
}

function racingStandings(sport: MadeSport, options: StandingsOf): Standing[] {
  const { archive, now } = options;
  const races = [...slotsOfTables(sport, options)]
    .map((slot) => archive.match(sport, slot))
    .filter(({ endsAt }) => endsAt <= now);
  const leaders = [
    ['jockeys', 'Leading jockeys', 'Jockey', jockeyOf],
    ['trainers', 'Leading trainers', 'Trainer', trainerOf],
  ] as const;
  return leaders.map(([suffix, tournamentName, rowsAre, nameOf]) => ({
    tournamentId: `${sport.sportId}-${suffix}`,
    tournamentName,
    season: `Last ${races.length} races`,
    rowsAre,
    ...racingLeaders(races, nameOf),
    rounds: [],
  }));
}
