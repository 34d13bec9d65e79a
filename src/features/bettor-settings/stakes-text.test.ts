import { expect, test } from 'vitest';
import { readOneStake, readStakes, stakesText } from './stakes-text.ts';

test('stakes are read as they are shown', () => {
  expect(stakesText([10_000, 50_050])).toBe('100, 500.50');
  expect(readStakes(stakesText([10_000, 50_050]), 6)).toEqual([10_000, 50_050]);
  expect(readStakes('100 250;500,', 6)).toEqual([10_000, 25_000, 50_000]);
});

test.each(['2,50', '100,250', '1,250', '100, 2,50', '100,250,500'])(
  'the comma in %o may part two stakes or be within one: none is guessed',
  (text) => {
    expect(readStakes(text, 6)).toBeNull();
  },
);

test('a field of one stake reads it as every other does', () => {
  expect(['2,50', '1,250', '1250.50'].map(readOneStake)).toEqual([250, 125_000, 125_050]);
  expect(['1.250,50', '100, 500', '100;', '0', ''].map(readOneStake)).toEqual([null, null, null, null, null]);
});

test.each(['', '0', '100, all', '1.005', '1 2 3 4 5 6 7'])('%o are no stakes', (text) => {
  expect(readStakes(text, 6)).toBeNull();
});
