import { expect, test } from 'vitest';
import { basketballLeagues } from './basketball-leagues.ts';
import { cricketLeagues } from './cricket-leagues.ts';
import { soccerLeagues } from './soccer-leagues.ts';

const leagues = [
  ...cricketLeagues.map((league) => ({ league, players: 11 })),
  ...soccerLeagues.map((league) => ({ league, players: 11 })),
  ...basketballLeagues.map((league) => ({ league, players: 8 })),
].map((one) => ({ ...one, name: one.league.name }));

test.each(leagues)(
  'every team of the $name has $players players, and nobody plays for two',
  ({ league, players }) => {
    const all = league.teams.flatMap(({ lineUp }) => lineUp ?? []);
    expect(all).toHaveLength(league.teams.length * players);
    expect(new Set(all).size).toBe(all.length);
    for (const player of all) expect(player).toMatch(/^[A-Z]\. [A-Z][a-z]+(?:-[A-Z][a-z]+)?$/);
  },
);

/** Family names stand alone in a scorecard. */
test('no two players of a team have one family name', () => {
  for (const { league } of leagues) {
    for (const { name, lineUp = [] } of league.teams) {
      const surnames = lineUp.map((player) => player.slice(3));
      expect(new Set(surnames).size, name).toBe(surnames.length);
    }
  }
});
