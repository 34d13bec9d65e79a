import { expect, test } from 'vitest';
import { isPasswordLength, isUserName, readResetCode } from './credentials.ts';

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

test.each([
  ['12345678', '12345678'],
  [' 1234-5678 ', '12345678'],
  ['1234567', null],
  ['1234567a', null],
  ['', null],
])('the code "%s" is read as %s', (typed, read) => expect(readResetCode(typed)).toBe(read));
