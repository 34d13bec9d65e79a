import { expect, test } from 'vitest';
import { ageOn, isDateOfBirth } from './age.ts';

test.each([
  ['2008-05-15', '2026-05-14', 17],
  ['2008-05-15', '2026-05-15', 18],
  ['2008-12-31', '2026-12-30', 17],
  ['2008-12-31', '2027-01-01', 18],
  // Born on a leap day: older on 1 March, and on 29 February where there is one.
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2028-02-28', 19],
  ['2008-02-29', '2028-02-29', 20],
  ['2026-05-15', '2026-05-14', -1],
])('who was born on %s is on %s %i years old', (born, day, age) => {
  expect(ageOn(born, day)).toBe(age);
});

test.each([
  ['2008-05-15', true],
  ['2026-05-15', true],
  ['1906-05-15', true],
  ['1905-05-15', false],
  ['2026-05-16', false],
  ['2025-02-29', false],
  ['15.5.2008', false],
  ['', false],
])('on 15 May 2026 a birth on %s is possible: %s', (text, expected) => {
  expect(isDateOfBirth(text, '2026-05-15')).toBe(expected);
});
