import { afterEach, describe, expect, test } from 'vitest';
import { displayLanguages, languageTag } from '../bettor/display-language.ts';
import { formatMoney, minorToDecimalText, parseMoney } from '../money/money.ts';
import { readAs } from './reader.ts';

afterEach(() => readAs({ language: '', zone: '' }));

const read = (language: string, text: string) => {
  readAs({ language: languageTag(language), zone: '' });
  return parseMoney(text);
};

test.each([
  ['de', '1.250,50', 1_250_50],
  ['de', '1.250', 1_250_00],
  ['de', '1.000.000,00', 1_000_000_00],
  ['de', '1250,5', 1_250_50],
  ['es', '12.345,67', 12_345_67],
  ['pt-BR', '1.250,50', 1_250_50],
  // A French keyboard has one space; the page shows a narrow one that does not break.
  ['fr', '1 250,50', 1_250_50],
  ['fr', '1\u202f250,50', 1_250_50],
  ['ru', '1\u00a0250', 1_250_00],
  ['hi', '1,00,000', 1_00_000_00],
  ['hi', '१,००,०००.५०', 1_00_000_50],
  ['bn', '১,২৫০.৫', 1_250_50],
  ['ar', '١٬٢٥٠٫٥٠', 1_250_50],
  ['ar', '1,250.50', 1_250_50],
  ['fa', '۱٬۲۵۰٫۵۰', 1_250_50],
  ['', '1,00,000', 1_00_000_00],
  ['ja', '1,250.50', 1_250_50],
] as const)('in %s %o is an amount', (language, text, minor) => {
  expect(read(language, text)).toBe(minor);
});

test.each([
  ['de', '1,250'],
  ['de', '1,250.50'],
  ['de', '1.25.50'],
  ['de', '1 250'],
  ['fr', '1.250'],
  ['fr', '1,250'],
  ['fr', '1 2 50'],
  ['', '1.250'],
  ['', '1.250,50'],
  ['', '1 250'],
  ['ar', '١٫٢٥٠'],
] as const)('in %s %o is none: nothing is guessed', (language, text) => {
  expect(read(language, text)).toBeNull();
});

describe.each([...displayLanguages])('in %o', (language) => {
  test.each([5, 50, 1_250_50, 12_34_567_89, 1_000_000_00])(
    'what the page shows of %i is read as that',
    (minor) => {
      readAs({ language: languageTag(language), zone: '' });
      const shown = formatMoney(minor).replace(/[^\p{Nd}.,\u066b\u066c\s]/gu, '');
      expect(parseMoney(shown)).toBe(minor);
    },
  );

  test('what a button of the site writes into a field is read as that', () => {
    readAs({ language: languageTag(language), zone: '' });
    for (const minor of [5, 1_250_50, 1_00_000_00]) expect(parseMoney(minorToDecimalText(minor))).toBe(minor);
  });
});
