import { expect, test } from 'vitest';
import { sportIds } from '#domain/market/sport.ts';
import { fixtureOf, type Fixture } from '../fixtures.ts';
import { madeSports } from '../made-sports.ts';
import { endOf, openMatch } from '../match.ts';
import { basketballLeagues } from './basketball-leagues.ts';
import { cricketLeagues } from './cricket-leagues.ts';
import { slotOfMatch } from './knockout.ts';
import { leagueCalendar } from './league-calendar.ts';
import { soccerLeagues } from './soccer-leagues.ts';

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}

const leagues = [...cricketLeagues, ...soccerLeagues, ...basketballLeagues].map((league) => ({
  name: league.name,
  league,
}));

/** The two seasons after this one. A league that is alone has a match in every slot. */
function seasonsOf(league: (typeof leagues)[number]['league'], seed: string) {
  const calendar = leagueCalendar('s', [league]);
  const matches = league.teams.length * (league.teams.length - 1);
  return [40, 41].map((season) =>
    Array.from({ length: matches }, (_, at) => calendar(season * matches + at, seed)),
  );
}

test.each(leagues)('in a season of the $name each team plays each other at home and away', ({ league }) => {
  const teams = league.teams.map(({ name }) => name);
  const all = teams.flatMap((home) =>
    teams.filter((away) => away !== home).map((away) => `${home} v ${away}`),
  );
  for (const season of seasonsOf(league, 'x')) {
    expect(season.map(({ eventName }) => eventName).sort()).toEqual(all.sort());
    expect(new Set(season.map((match) => match.season)).size).toBe(1);
    const rounds = groupBy(season, ({ round }) => round ?? '');
    expect(rounds.length).toBe(2 * (teams.length - 1));
    for (const round of rounds)
      expect(new Set(round.flatMap(({ entrants }) => entrants.map(({ id }) => id))).size).toBe(teams.length);
  }
});

test.each(leagues)('a team of the $name is never three times in a row at home, or away', ({ league }) => {
  const matches = seasonsOf(league, 'x').flat();
  for (const { id } of league.teams) {
    const places = matches
      .filter(({ entrants }) => entrants.some((team) => team.id === id))
      .map(({ entrants }) => (entrants[0]!.id === id ? 'H' : 'A'))
      .join('');
    expect(places).not.toMatch(/HHH|AAA/);
  }
});

const tennis = madeSports.find(({ sportId }) => sportId === sportIds.tennis)!;

test('who plays a later round of a tournament has won the earlier one, which was over before it was announced', () => {
  const known = (edition: number, match: number): Fixture =>
    fixtureOf(tennis, slotOfMatch({ edition, match }), 'x', 1);
  for (const edition of [460_000, 460_001, 460_002]) {
    for (let match = 8; match < 15; match++) {
      const fixture = known(edition, match);
      const feeders = [known(edition, (match - 8) * 2), known(edition, (match - 8) * 2 + 1)];
      const winners = feeders.map((feeder) => {
        expect(endOf(feeder, 1)).toBeLessThan(fixture.startsAt - tennis.ahead * tennis.slotMs);
        const played = openMatch(feeder);
        while (played.result() === null) played.step();
        const { winners: won } = played.result() as { winners: number[] };
        return feeder.entrants[won[0]!]!.name;
      });
      expect(fixture.entrants.map(({ name }) => name)).toEqual(winners);
      expect(fixture.tournamentName).toBe(feeders[0]!.tournamentName);
    }
  }
});

test('the best four of a tournament are seeded, and the best two meet at the earliest in the final', () => {
  for (let edition = 460_000; edition < 460_020; edition++) {
    const firstRound = Array.from(
      { length: 8 },
      (_, match) => fixtureOf(tennis, slotOfMatch({ edition, match }), 'x', 1).entrants,
    );
    const field = firstRound.flat();
    const byRanking = [...field].sort((one, other) => one.ranking! - other.ranking!);
    expect(byRanking.map(({ seeding }) => seeding)).toEqual([
      1,
      2,
      3,
      4,
      ...Array<undefined>(12).fill(undefined),
    ]);
    const quarterOf = (seeding: number) =>
      Math.floor(field.findIndex((player) => player.seeding === seeding) / 4);
    expect(new Set([1, 2, 3, 4].map(quarterOf)).size).toBe(4);
    expect(Math.floor(quarterOf(1) / 2)).not.toBe(Math.floor(quarterOf(2) / 2));
  }
});

test('a meeting runs its races in order at one course, one going, and each horse at most once', () => {
  const racing = madeSports.find(({ sportId }) => sportId === sportIds.horseRacing)!;
  const fixtures = Array.from({ length: 4 * 8 * 6 }, (_, at) => fixtureOf(racing, 14_000_000 + at, 'x', 1));
  const meetings = groupBy(fixtures, ({ tournamentId, season }) => `${tournamentId} ${season}`);
  const whole = meetings.filter(({ length }) => length === 8);
  expect(whole.length).toBeGreaterThanOrEqual(4 * 5);
  for (const meeting of whole) {
    expect(meeting.map(({ race }) => race!.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(new Set(meeting.map(({ race }) => `${race!.course} ${race!.going}`)).size).toBe(1);
    expect(new Set(meeting.map(({ race }) => race!.class)).size).toBe(4);
    const runners = meeting.flatMap(({ entrants }) => entrants.map(({ id }) => id));
    expect(new Set(runners).size).toBe(runners.length);
    for (const { entrants } of meeting) {
      const stalls = entrants.map(({ ride }) => ride!.draw!).sort((one, other) => one - other);
      expect(stalls).toEqual(entrants.map((_, place) => place + 1));
    }
  }
});
