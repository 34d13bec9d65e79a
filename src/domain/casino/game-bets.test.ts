import { expect, test } from 'vitest';
import { betLines } from './game-bets.ts';

const bet = (label: string, pays = 'pays 2.00', returnToPlayer = 972_973) => ({
  label,
  pays,
  returnToPlayer,
});

test('bets that pay and return the same share a line, in the order of the first of each', () => {
  expect(
    betLines([bet('Red'), bet('1 to 12', 'pays 3.00'), bet('Black'), bet('Tie', 'pays 2.00', 1)]),
  ).toEqual([bet('Red · Black'), bet('1 to 12', 'pays 3.00'), bet('Tie', 'pays 2.00', 1)]);
});

test('of more than six the first two and the last are named', () => {
  const numbers = Array.from({ length: 37 }, (_, number) => bet(String(number), 'pays 36.00'));
  expect(betLines(numbers)).toEqual([bet('0, 1, … 36', 'pays 36.00')]);
  expect(betLines(numbers.slice(0, 6))[0]?.label).toBe('0 · 1 · 2 · 3 · 4 · 5');
});

test('a game without bets has no lines', () => expect(betLines([])).toEqual([]));
