import { afterEach, expect, test } from 'vitest';
import { languageTag } from '../bettor/display-language.ts';
import { readAs } from '../words/reader.ts';
import { readAmount } from './typed-amount.ts';

afterEach(() => readAs({ language: '', zone: '' }));

const upi = { least: 100_00, most: 1_00_000_00 };

test.each([
  ['2000', 2_000_00],
  ['2,000', 2_000_00],
  [' 2,000.50 ', 2_000_50],
  ['100', 100_00],
  ['1,00,000.00', 1_00_000_00],
])('%o is an amount', (text, amount) => {
  expect(readAmount(text, upi)).toEqual({ amount, problem: null });
});

test.each([
  ['0', 'The amount must be more than zero.'],
  ['0.00', 'The amount must be more than zero.'],
  ['-500', 'An amount cannot be below zero.'],
  ['1e3', 'Type the amount in digits, such as 2000 or 2,000.50.'],
  ['five', 'Type the amount in digits, such as 2000 or 2,000.50.'],
  ['1.250,50', 'Type the amount in digits, such as 2000 or 2,000.50.'],
  ['500.005', 'Type two digits after the point at most.'],
  // What was read stands in the sentence: a comma may be a decimal point.
  ['2,50', '₹2.50 is too little: this way takes ₹100.00 at least.'],
  ['99.99', '₹99.99 is too little: this way takes ₹100.00 at least.'],
  ['1,00,000.01', '₹1,00,000.01 is too much: this way takes ₹1,00,000.00 at most.'],
])('%o is refused in words of its own', (text, problem) => {
  expect(readAmount(text, upi)).toEqual({ amount: null, problem });
});

test('nothing is said while nothing is typed', () => {
  expect(readAmount('  ', upi)).toEqual({ amount: null, problem: null });
});

test.each([
  ['de', 'fünf', 'Type the amount in digits, such as 2000 or 2.000,50.'],
  ['de', '1,250', 'Type two digits after the comma at most.'],
  ['fr', '1.250', 'Type two digits after the comma at most.'],
  ['he', '1.250', 'Type two digits after the point at most.'],
])('in %s %o is refused with an example as that language writes it', (language, text, problem) => {
  readAs({ language: languageTag(language), zone: '' });
  expect(readAmount(text, upi)).toEqual({ amount: null, problem });
});
