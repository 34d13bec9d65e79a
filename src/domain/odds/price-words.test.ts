import { expect, test } from 'vitest';
import { plainPrice, priceWord, sideWord } from './price-words.ts';

test.each([
  ['BOOKMAKER', 185, null, '85'],
  ['SESSION', 200, 4_600, '46 at 100'],
  ['SESSION', 190, 4_650, '46.5 at 90'],
  ['LINE', 16_050, null, '160.5'],
  ['LINE', 16_000, null, '160'],
  ['WINNER', 236, null, null],
  ['HANDICAP', 236, null, null],
] as const)('in a %s market %i (line %o) reads %o', (kind, odds, line, text) => {
  expect(plainPrice({ kind, odds, line })).toBe(text);
});

test('sides and prices go by the names that their market has for them', () => {
  expect(sideWord('SESSION', 'BACK')).toBe('Yes');
  expect(sideWord('SESSION', 'LAY')).toBe('No');
  expect(sideWord('LINE', 'LAY')).toBe('Lay');
  expect(priceWord('WINNER')).toBe('Odds');
  expect(priceWord('LINE')).toBe('Line');
  expect(priceWord('SESSION')).toBe('Quote');
});
