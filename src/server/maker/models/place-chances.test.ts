import { expect, test } from 'vitest';
import { normalCdf } from './normal.ts';
import { placeChances } from './place-chances.ts';

test('equals have equal chances, one for each place', () => {
  for (const places of [1, 2, 3]) {
    const chances = placeChances([5, 5, 5, 5, 5, 5], 2, places);
    for (const chance of chances) expect(chance).toBeCloseTo(places / 6, 6);
  }
});

test('of two, the one ahead wins as often as the difference of two normal results is above nothing', () => {
  const [first, second] = placeChances([1, 0], 1.5, 1);
  expect(first).toBeCloseTo(normalCdf(1 / (1.5 * Math.SQRT2)), 4);
  expect(first! + second!).toBeCloseTo(1, 9);
});

test('the better is likelier for every number of places, and a place likelier than the win', () => {
  const means = [3, 2, 1, 0, -1, -2, -3];
  const [win, place] = [1, 3].map((places) => placeChances(means, 2, places));
  for (let at = 1; at < means.length; at++) {
    expect(win![at]!).toBeLessThan(win![at - 1]!);
    expect(place![at]!).toBeLessThan(place![at - 1]!);
  }
  win!.forEach((chance, at) => expect(place![at]!).toBeGreaterThan(chance));
});
