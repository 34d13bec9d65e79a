import { expect, test } from 'vitest';
import { closestFinishes } from './closest-finishes.ts';

const match = (name: string, chances: number[], far: number | null) => ({ name, chances, far });
const namesOf = (...matches: ReturnType<typeof match>[]) => closestFinishes(matches).map(({ name }) => name);

test('nearer to even comes first, and of two as near the one that has gone further', () => {
  expect(
    namesOf(
      match('late', [5_500, 4_500], 0.9),
      match('even and late', [5_000, 5_000], 0.9),
      match('earlier', [5_500, 4_500], 0.6),
    ),
  ).toEqual(['even and late', 'late', 'earlier']);
});

test('what has just begun, or is as good as decided, is no close finish', () => {
  expect(namesOf(match('begun', [5_000, 5_000], 0.2), match('decided', [9_000, 1_000], 0.9))).toEqual([]);
});

test('with a draw it is the two likeliest that count', () => {
  expect(namesOf(match('draw or home', [4_000, 1_800, 4_200], 0.9))).toEqual(['draw or home']);
});

test('one of which nobody says how far it has gone counts as half over', () => {
  expect(namesOf(match('unknown', [5_000, 5_000], null), match('late', [5_000, 5_000], 0.9))).toEqual([
    'late',
    'unknown',
  ]);
});
