import { expect, test } from 'vitest';
import type { VirtualTerms } from './sealed-event.ts';
import { beginningOf, endingOf, indexMove, numbersOf } from './virtual-outcomes.ts';

/** Gives these numbers in turn, then nothing but the last. */
const numbers = (...given: number[]) => {
  let taken = 0;
  return { next: () => given[Math.min(taken++, given.length - 1)]!, taken: () => taken };
};

const race: VirtualTerms = {
  kind: 'race',
  chances: [
    { name: 'Ada', chance: 4_000 },
    { name: 'Bit', chance: 5_000 },
    { name: 'Cog', chance: 6_000 },
  ],
};
const football: VirtualTerms = {
  kind: 'football',
  chances: [
    { name: 'Home', chance: 500 },
    { name: 'Away', chance: 400 },
  ],
};
const over: VirtualTerms = {
  kind: 'over',
  chances: [
    { name: '0', chance: 4_000 },
    { name: '1', chance: 3_000 },
    { name: '4', chance: 2_000 },
    { name: 'W', chance: 1_000 },
  ],
};

const index: VirtualTerms = { kind: 'index', start: 2_001_350 };

test.each([race, football, over, index])('a virtual $kind takes as many numbers as it says', (terms) => {
  const { next, taken } = numbers(0.5);
  endingOf(terms, next);
  expect(taken()).toBe(numbersOf(terms));
});

test('in a race whoever gains at more strides is in front; of two that are level, the one with the lower number', () => {
  // A form of nothing (twelve halves less six), then at every stride a number that only Cog’s chance is above.
  expect(endingOf(race, numbers(0.5).next)).toEqual(['Cog wins, Ada second, Bit third']);
});

test('a side scores in a step if its number is below its chance', () => {
  const first = numbers(0.0499, 0.04, 0.05, 0.0399, 0.0499, 0.0399, 1);
  expect(endingOf(football, first.next)).toEqual(['Full time, 2–2']);
});

test('a ball is the first outcome whose chance, with those before it, is above the number', () => {
  expect(endingOf(over, numbers(0.3999, 0.4, 0.6999, 0.7, 0.8999, 0.9).next)).toEqual([
    'No run',
    '1 run',
    '1 run',
    'Four',
    'Four',
    'Wicket, 10/1',
  ]);
});

test('an index moves by its first twelve numbers less six, times 450 times the root of 120, in whole hundredths', () => {
  expect(indexMove(numbers(0.5).next)).toBe(0);
  // 3 × 450 × 10.954451… = 14788.509…
  expect(indexMove(numbers(0.75).next)).toBe(14_789);
  expect(indexMove(numbers(0.25).next)).toBe(-14_789);
  expect(endingOf(index, numbers(0.75).next)).toEqual(['Closed at 20161.39']);
});

test('an index must have been told where it starts; of a virtual event nothing must have been told at first', () => {
  expect(beginningOf(index)).toEqual(['Starts at 20013.5']);
  expect(beginningOf(race)).toEqual([]);
});
