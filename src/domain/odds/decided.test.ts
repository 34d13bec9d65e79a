import { expect, test } from 'vitest';
import { isAsGoodAsDecided } from './decided.ts';

test.each([
  ['a runner at 1.02', [102, 4_000], true],
  ['a runner at 1.03', [103, 3_400], false],
  ['an open match with a draw', [236, 325, 340], false],
  ['a sure winner that nobody lays any more', [null, 31_000], true],
  ['the same of three', [null, 7_000, 20_000], true],
  ['a favourite without a price beside one that may still win', [null, 1_600], false],
  ['a longshot and two without a price', [null, null, 7_000], false],
  ['an empty book', [null, null], false],
  ['no runners', [], false],
])('%s: %o is %s', (_, prices, isDecided) => {
  expect(isAsGoodAsDecided(prices)).toBe(isDecided);
});
