import { expect, test } from 'vitest';
import { itemAt } from '#domain/must.ts';
import { createRandom } from '../../random.ts';
import { allLevels, drawLevels, levelChances } from './levels.ts';

test('the chances of two sides’ levels are those with which they are drawn', () => {
  const random = createRandom('levels');
  const draws = Array.from({ length: 100_000 }, () => drawLevels(random, 0.8));
  const chances = levelChances(0.8);
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
  const shareOf = (holds: (one: number, other: number) => boolean) =>
    draws.filter(([one, other]) => holds(one, other)).length / draws.length;
  const chanceOf = (holds: (one: number, other: number) => boolean) =>
    chances.reduce((sum, chance, at) => {
      const one = itemAt(allLevels, Math.floor(at / allLevels.length));
      return sum + (holds(one, itemAt(allLevels, at % allLevels.length)) ? chance : 0);
    }, 0);
  for (const holds of [
    (one: number, other: number) => one > other,
    (one: number, other: number) => one === 0 && other === 0,
    (one: number, other: number) => one >= 3 && other <= 2,
    (one: number) => one === 8,
    (_: number, other: number) => other === -8,
    (one: number, other: number) => one + other > 6,
  ])
    expect(Math.abs(chanceOf(holds) - shareOf(holds))).toBeLessThan(0.005);
});
