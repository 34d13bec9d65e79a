import { expect, test } from 'vitest';
import { readAmount } from '../payment/typed-amount.ts';
import { afterKey } from '../bet/stake-keys.ts';
import { readResetCode } from '../bettor/credentials.ts';
import { typedDate } from '../bettor/sign-up-form.ts';
import { formatMoney, parseMoney } from '../money/money.ts';
import { parseOdds } from '../odds/odds.ts';
import { readUtr } from '../payment/utr.ts';
import { plainFigures } from './figures.ts';

/** The digits 0 to 9 in every script that this runtime can write them in, each as it writes them. */
const scripts = Intl.supportedValuesOf('numberingSystem')
  .map((name) => {
    const format = new Intl.NumberFormat(`en-u-nu-${name}`, { useGrouping: false });
    return { name, figures: Array.from({ length: 10 }, (_, figure) => format.format(figure)) };
  })
  .filter(({ figures }) => figures.every((figure) => /^\p{Nd}$/u.test(figure)));

test('there are many of them', () => {
  expect(scripts.length).toBeGreaterThan(60);
});

test.each(scripts)('$name: stakes, odds and codes are read in its digits', ({ figures }) => {
  const inIt = (text: string) => text.replace(/\d/g, (figure) => figures[Number(figure)]!);
  expect(plainFigures(inIt('0123456789'))).toBe('0123456789');
  expect(parseMoney(inIt('1,250.50'))).toBe(125_050);
  expect(readAmount(inIt('2000'), { least: 1, most: 1_000_000 }).amount).toBe(200_000);
  expect(parseOdds(inIt('2.36'))).toBe(236);
  expect(readResetCode(inIt('1234 5678'))).toBe('12345678');
  expect(readUtr(inIt('123456789012'))).toBe('123456789012');
  expect(typedDate({ day: inIt('7'), month: inIt('11'), year: inIt('1999') })).toBe('1999-11-07');
  expect(afterKey(inIt('25'), '0')).toBe('250');
});

test('direction marks between digits are left out, and scripts may mix', () => {
  expect(plainFigures('१५/০২/٢٠\u200f٢٤')).toBe('15/02/2024');
});

test('an amount is read as Arabic and Persian write it', () => {
  for (const language of ['ar-EG', 'fa'])
    expect(
      parseMoney(formatMoney(125_050, { locale: language }).replace(/[^\p{Nd}\u066b\u066c]/gu, '')),
    ).toBe(125_050);
  expect(parseOdds('٢٫٣٦')).toBe(236);
});
