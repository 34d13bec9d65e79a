import { expect, test } from 'vitest';
import { isStillTaken, ticksWorse, worstTick, type Take } from './odds-policy.ts';

const never: Take = { policy: 'NEVER', ticks: 0 };
const better: Take = { policy: 'BETTER', ticks: 0 };
const within3: Take = { policy: 'WITHIN', ticks: 3 };

test('lower odds are worse for a backer, higher ones for a layer', () => {
  expect(ticksWorse('BACK', 100, 98)).toBe(2);
  expect(ticksWorse('LAY', 100, 98)).toBe(-2);
});

test.each<[string, Take, number[]]>([
  ['never', never, [0]],
  ['better only', better, [-9, -1, 0]],
  ['within three ticks', within3, [-9, -1, 0, 1, 3]],
])('%s takes what it says, on both sides', (_, take, taken) => {
  const moves = [-9, -1, 0, 1, 3, 4, 9];
  expect(moves.filter((worse) => isStillTaken(take, 'BACK', 100, 100 - worse))).toEqual(taken);
  expect(moves.filter((worse) => isStillTaken(take, 'LAY', 100, 100 + worse))).toEqual(taken);
});

test('a price that is gone is taken by none', () => {
  for (const take of [never, better, within3]) expect(isStillTaken(take, 'BACK', 100, null)).toBe(false);
});

test('only the last policy goes beyond the clicked price', () => {
  expect(worstTick(never, 'BACK', 100)).toBe(100);
  expect(worstTick(better, 'BACK', 100)).toBe(100);
  expect(worstTick(within3, 'BACK', 100)).toBe(97);
  expect(worstTick(within3, 'LAY', 100)).toBe(103);
});
