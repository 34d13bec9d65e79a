import { expect, test } from 'vitest';
import { quickStakeText } from './quick-stakes.ts';

test('a quick stake’s button says the whole of what it stakes', () => {
  expect([50_000, 1_00_000_00, 2_50, 1_250_50, 5].map(quickStakeText)).toEqual([
    '500',
    '1,00,000',
    '2.50',
    '1,250.50',
    '0.05',
  ]);
});
