import { expect, test } from 'vitest';
import {
  isPasswordLength,
  isUserName,
  longestPassword,
  longestTyped,
  passwordText,
  readResetCode,
} from './credentials.ts';

test.each([
  ['abc', true],
  ['a.b_c-9', true],
  ['ab', false],
  ['two words', false],
  ['x'.repeat(33), false],
])('%s as a user name: %s', (name, is) => expect(isUserName(name)).toBe(is));

test.each([
  [7, false],
  [8, true],
  [128, true],
  [129, false],
])('a password of %i characters: %s', (length, is) => expect(isPasswordLength('p'.repeat(length))).toBe(is));

// As escapes: an editor may compose them.
const composed = 'P\u00e4sswort-eins';
const decomposed = 'Pa\u0308sswort-eins';

test.each([
  [decomposed, composed],
  [composed, composed],
  ['no\u00a0break\u3000space', 'no break space'],
  ['Case Stays', 'Case Stays'],
])('a password typed as %j is %j', (typed, one) => expect(passwordText(typed)).toBe(one));

test('a password’s length is that of its one spelling, in characters', () => {
  expect([isPasswordLength('e\u0301'.repeat(7)), isPasswordLength('\u00e9'.repeat(7))]).toEqual([
    false,
    false,
  ]);
  expect([isPasswordLength('e\u0301'.repeat(8)), isPasswordLength('\u00e9'.repeat(8))]).toEqual([true, true]);
  expect([isPasswordLength('\u{1f40e}'.repeat(7)), isPasswordLength('\u{1f40e}'.repeat(8))]).toEqual([
    false,
    true,
  ]);
  // A letter with two marks and one below it takes the most room.
  const long = '\u1f82'.repeat(longestPassword);
  expect([isPasswordLength(long.normalize('NFD')), isPasswordLength(`${long}x`.normalize('NFD'))]).toEqual([
    true,
    false,
  ]);
  expect(long.normalize('NFD').length).toBeLessThanOrEqual(longestTyped);
});

test.each([
  ['12345678', '12345678'],
  [' 1234-5678 ', '12345678'],
  ['1234567', null],
  ['1234567a', null],
  ['', null],
])('the code "%s" is read as %s', (typed, read) => expect(readResetCode(typed)).toBe(read));
