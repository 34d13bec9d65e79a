import { expect, test } from 'vitest';
import { play } from './cricket.fixture.ts';
import { scorecardOf } from './scorecard.ts';

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);

test('a scorecard adds up to the innings it tells', () => {
  for (let seed = 0; seed < 30; seed++) {
    for (const innings of play(`card${seed}`).at(-1)!.innings) {
      const { batters, bowlers, extras } = scorecardOf(innings.deliveries);
      expect(sum(batters.map(({ runs }) => runs)) + extras).toBe(innings.runs);
      expect(sum(bowlers.map(({ runs }) => runs))).toBe(innings.runs);
      expect(sum(batters.map(({ balls }) => balls))).toBe(innings.balls);
      expect(Math.max(...bowlers.map(({ balls }) => balls))).toBeLessThanOrEqual(24);
      expect(batters.filter(({ isOut }) => isOut)).toHaveLength(innings.wickets);
      expect(sum(bowlers.map(({ wickets }) => wickets))).toBe(innings.wickets);
      expect(batters).toHaveLength(Math.min(11, 2 + innings.wickets));
    }
  }
});

test('the batters change ends after odd runs and after an over, and a wide changes nothing', () => {
  // One run, dot, four, wide, dot, wicket, dot by the new batter; then a six from the other end.
  const { batters, bowlers, extras } = scorecardOf('10470605');
  expect(batters.map(({ runs, balls, isOut }) => [runs, balls, isOut])).toEqual([
    [7, 2, false],
    [4, 4, true],
    [0, 1, false],
  ]);
  expect(bowlers.slice(0, 2)).toEqual([
    { balls: 6, runs: 6, wickets: 1 },
    { balls: 1, runs: 6, wickets: 0 },
  ]);
  expect(extras).toBe(1);
});
