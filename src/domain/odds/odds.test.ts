import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averageOdds, formatOdds, formatOddsShort, parseOdds } from './odds.ts';

test.each([
  [236, '2.36', '2.36'],
  [101, '1.01', '1.01'],
  [350, '3.50', '3.5'],
  [1_200, '12.00', '12'],
  [1_000, '10.00', '10'],
  [100_000, '1000.00', '1000'],
  [1_050, '10.50', '10.5'],
])('%i hundredths read %s, and %s in a price cell', (odds, text, short) => {
  expect(formatOdds(odds)).toBe(text);
  expect(formatOddsShort(odds)).toBe(short);
});

test.each([
  ['2.36', 236],
  ['2.4', 240],
  ['3', 300],
  ['3.', 300],
  [' 1.01 ', 101],
  ['1000', 100_000],
  ['2,36', 236],
  ['2,5', 250],
  ['3,', 300],
])('%o typed is %i', (text, odds) => {
  expect(parseOdds(text)).toBe(odds);
});

test.each([
  '',
  'evens',
  '2.365',
  '-2',
  '+2',
  '1e2',
  '2,365',
  '1,000',
  '2,3,6',
  '2.3,6',
  ',5',
  '.5',
  '12345678',
])('%o typed is no odds', (text) => {
  expect(parseOdds(text)).toBeNull();
});

test('what is written reads back as the same odds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 101, max: 100_000 }), (odds) => {
      expect(parseOdds(formatOdds(odds))).toBe(odds);
      expect(parseOdds(formatOddsShort(odds))).toBe(odds);
    }),
  );
});

test.each([
  [[[100, 236]], 236],
  [
    [
      [100, 200],
      [100, 201],
    ],
    201,
  ],
  [
    [
      [1, 200],
      [2, 201],
    ],
    201,
  ],
  [
    [
      [2, 200],
      [1, 201],
    ],
    200,
  ],
])('the average of the fills %j is %i, half up', (fills, average) => {
  const matched = fills.reduce((sum, [stake]) => sum + stake!, 0);
  const product = fills.reduce((sum, [stake, odds]) => sum + stake! * odds!, 0);
  expect(averageOdds(matched, product)).toBe(average);
});

test('nothing matched has no average', () => {
  expect(averageOdds(0, 0)).toBeNull();
});
