import { expect, test } from 'vitest';
import { readStakes, stakesText } from './stakes-text.ts';

test('stakes are read as they are shown', () => {
  expect(stakesText([10_000, 50_050])).toBe('100, 500.50');
  expect(readStakes(stakesText([10_000, 50_050]), 6)).toEqual([10_000, 50_050]);
  expect(readStakes('100 250;500,', 6)).toEqual([10_000, 25_000, 50_000]);
});

test.each(['', '0', '100, all', '1.005', '1 2 3 4 5 6 7'])('%o are no stakes', (text) => {
  expect(readStakes(text, 6)).toBeNull();
});
