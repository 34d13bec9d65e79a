import { describe, expect, test } from 'vitest';
import { bookPercentage } from './overround.ts';

describe('the book percentage', () => {
  test.each([
    { of: 'two runners at evens is fair', odds: [200, 200], book: 10_000 },
    { of: 'prices that a bettor cannot beat is over round', odds: [190, 190], book: 10_526 },
    { of: 'three runners at 3.00 is fair, rounded once at the end', odds: [300, 300, 300], book: 10_000 },
    { of: 'a runner without a price lacks that runner', odds: [200, null], book: 5_000 },
    { of: 'no prices is nothing', odds: [null, null], book: 0 },
  ])('of $of', ({ odds, book }) => {
    expect(bookPercentage(odds)).toBe(book);
  });
});
