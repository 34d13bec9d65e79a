import { expect, test } from 'vitest';
import { itemAt } from '#domain/must.ts';
import { createRandom, type Random } from '../../random.ts';
import { chaserChance, restOfFirst } from './cricket-chances.ts';
import { ballsLeft, batting, aggressionOf, wicketsLeft, type CricketState } from './cricket-state.ts';
import { chasing, meanRuns, play } from './cricket.fixture.ts';
import { cricket } from './cricket.ts';
import { ballsAnInnings, deliveryAt, outcomeCount } from './ball.ts';
import { levelBelief } from './belief.ts';
import { allLevels } from './levels.ts';
import { bookOf } from './tables.ts';

/** Plays the next delivery of a state for each of its outcomes, and says how likely each is to whoever watches. */
function nextOf(state: CricketState): { chance: number; next: CricketState }[] {
  const now = state.innings[state.at];
  const at = deliveryAt(ballsLeft(now), wicketsLeft(now), aggressionOf(state));
  const book = bookOf(state.levels[batting(state)]);
  const belief = levelBelief(state, state.at);
  let below = 0;
  return Array.from({ length: outcomeCount }, (_, outcome) => {
    const roll = below + itemAt(book, at + outcome) / 2;
    below += itemAt(book, at + outcome);
    const random: Random = { ...createRandom(''), next: () => roll };
    const chance = belief.reduce(
      (sum, of, level) => sum + of * itemAt(bookOf(itemAt(allLevels, level)), at + outcome),
      0,
    );
    return { chance, next: cricket.step(state, random).state };
  });
}

/** Home's chance. A super over is not drawn, but taken as it is priced. */
const worthOf = (state: CricketState): number =>
  state.superOver === null ? itemAt(cricket.probabilities(state), 0) : 0.5;

test('the chance before a ball is the mean of the chances after it, for what the match really plays', () => {
  for (let seed = 0; seed < 2; seed++) {
    for (const state of play(`mean${seed}`).slice(0, -1)) {
      const outcomes = nextOf(state);
      expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
      const after = outcomes.reduce((sum, { chance, next }) => sum + chance * worthOf(next), 0);
      expect(after).toBeCloseTo(worthOf(state), 4);
    }
  }
});

test('the runs expected of a first innings before a ball are the mean of those after it', () => {
  const expected = (state: CricketState, until: number) =>
    state.innings[0].runs + meanRuns(restOfFirst(state, until));
  for (const until of [36, 60, ballsAnInnings]) {
    const states = play('runs').filter(({ at, innings: [{ balls }] }) => at === 0 && balls < until);
    for (const state of states) {
      const after = nextOf(state).reduce((sum, { chance, next }) => sum + chance * expected(next, until), 0);
      expect(after).toBeCloseTo(expected(state, until), 2);
    }
  }
});

test('a side with ten wickets in hand that needs about a run a ball is a strong favourite, not certain', () => {
  const chance = chaserChance(chasing({ balls: 113, wickets: 10, needed: 122 }));
  expect(chance).toBeGreaterThan(0.88);
  expect(chance).toBeLessThan(0.97);
});

test('the last ball decides by what it needs, and level scores are even', () => {
  const last = (needed: number) => chaserChance(chasing({ balls: 1, wickets: 1, needed }));
  expect(last(1)).toBeGreaterThan(last(2));
  expect(last(6)).toBeLessThan(0.2);
  expect(last(30)).toBeLessThan(1e-9);
  expect(chaserChance(chasing({ balls: 0, wickets: 3, needed: 1 }))).toBeCloseTo(0.5, 12);
  expect(chaserChance(chasing({ balls: 0, wickets: 3, needed: 2 }))).toBe(0);
});

test('fewer runs, more balls, more wickets and a better side never make a chase harder', () => {
  const states = [120, 60, 30, 6].flatMap((balls) =>
    [2, 5, 9].flatMap((wickets) => [0.8, 1.2, 1.6, 2].map((rate) => ({ balls, wickets, rate }))),
  );
  for (const { balls, wickets, rate } of states) {
    const state = { balls, wickets, needed: Math.round(balls * rate) };
    const chance = chaserChance(chasing(state));
    const easier = [
      chasing({ ...state, needed: state.needed - 1 }),
      chasing({ ...state, balls: Math.min(ballsAnInnings, balls + 1) }),
      chasing({ ...state, wickets: wickets + 1 }),
      chasing(state, 1),
    ].map(chaserChance);
    expect(Math.min(...easier)).toBeGreaterThanOrEqual(chance - 1e-6);
  }
});
