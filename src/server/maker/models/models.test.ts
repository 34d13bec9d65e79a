import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { cricket } from './cricket.ts';
import type { MatchModel } from './model.ts';
import { soccer } from './soccer.ts';
import { tennis } from './tennis.ts';

const models: [name: string, model: MatchModel][] = [
  ['cricket', cricket],
  ['tennis', tennis],
  ['soccer', soccer],
];

function play(model: MatchModel, seed: string) {
  const random = createRandom(seed);
  let state = model.start(random);
  const states = [state];
  while (model.winner(state) === null) {
    state = model.step(state, random).state;
    states.push(state);
  }
  return { states, winner: model.winner(state)! };
}

test.each(models)('a %s match ends, and the same seed plays the same match', (_, model) => {
  const [one, again, other] = [play(model, 'a'), play(model, 'a'), play(model, 'b')];
  expect(again).toEqual(one);
  expect(other).not.toEqual(one);
});

test.each(models)('chances in a %s match sum to one at every step and end at the winner', (_, model) => {
  for (let seed = 0; seed < 40; seed++) {
    const { states, winner } = play(model, `s${seed}`);
    const chances = states.map((state) => model.probabilities(state));
    for (const step of chances) {
      expect(step.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      expect(Math.min(...step)).toBeGreaterThanOrEqual(0);
    }
    expect(chances.at(-1)![winner]).toBe(1);
  }
});

test.each(models)('what a %s model calls likely happens about as often as it says', (_, model) => {
  const buckets = Array.from({ length: 5 }, () => ({ said: 0, happened: 0, count: 0 }));
  for (let seed = 0; seed < 1_500; seed++) {
    const { states, winner } = play(model, `cal${seed}`);
    const said = model.probabilities(states[Math.floor(states.length / 2)])[0]!;
    const bucket = buckets[Math.min(4, Math.floor(said * 5))]!;
    bucket.said += said;
    bucket.happened += Number(winner === 0);
    bucket.count++;
  }
  for (const { said, happened, count } of buckets.filter((bucket) => bucket.count > 60)) {
    expect(Math.abs(said - happened) / count).toBeLessThan(0.12);
  }
});
