import { expect, test } from 'vitest';
import { sportIds } from '#domain/market/sport.ts';
import { shortRunsText } from '#domain/words/cricket-words.ts';
import { putScorecard } from '#contract/scorecard.ts';
import { fixtureOf } from '../../fixtures.ts';
import { madeSports } from '../../made-sports.ts';
import { openMatch } from '../../match.ts';

const cricket = madeSports.find(({ sportId }) => sportId === sportIds.cricket)!;
const played = (slot: number) => {
  const fixture = fixtureOf(cricket, slot, 'x', 1);
  return { fixture, match: openMatch(fixture) };
};

test('a scorecard names the players of both sides and adds up to the score', () => {
  for (let slot = 5_935_000; slot < 5_935_010; slot++) {
    const { fixture, match } = played(slot);
    expect(match.scorecard()).toEqual([]);
    while (match.result() === null) match.step();
    const innings = match.scorecard()!;
    expect(putScorecard.body.safeParse({ innings }).success).toBe(true);
    expect(innings).toHaveLength(2);
    const texts = [match.score().home, match.score().away];
    for (const { side, runs, wickets, extras, batters, bowlers } of innings) {
      const at = side === 'HOME' ? 0 : 1;
      expect(texts[at]).toContain(`${shortRunsText({ runs, wickets })} (`);
      expect(batters.reduce((sum, one) => sum + one.runs, extras)).toBe(runs);
      expect(batters.map(({ name }) => name)).toEqual(fixture.entrants[at]!.lineUp!.slice(0, batters.length));
      for (const { name } of bowlers) expect(fixture.entrants[1 - at]!.lineUp).toContain(name);
      expect(batters.filter(({ howOut }) => howOut !== null)).toHaveLength(wickets);
      const taken = batters.flatMap(({ howOut }) => howOut?.replace(/^.*b /, '') ?? []);
      for (const { name, wickets: his } of bowlers)
        expect(taken.filter((surname) => name.endsWith(` ${surname}`))).toHaveLength(his);
    }
  }
});

test('how a batter got out stays as it was told', () => {
  const { match } = played(5_935_003);
  let told: (string | null)[] = [];
  while (match.result() === null) {
    match.step();
    const [first] = match.scorecard()!;
    const now = first!.batters.map(({ howOut }) => howOut);
    expect(told.filter((was, at) => was !== null && was !== now[at])).toEqual([]);
    told = now;
  }
  expect(told.some((one) => one !== null)).toBe(true);
});
