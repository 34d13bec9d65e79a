import { readersLanguage } from '../words/reader.ts';
import { typedNumber } from '../words/typed-number.ts';

/**
 * Money is an integer number of minor units (paise, cents) of the account's one currency. Odds are an integer number of
 * hundredths (236 is 2.36). A result of stake × odds is therefore in hundredths of a minor unit and stays an exact
 * integer until it is rounded once.
 */

/** Whether a computed value may be an amount: only integers within ±(2^53 − 1) may. */
export const isMoney = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value);

/** Throws when arithmetic has left the exact integers: a wrong amount must never be carried on. */
export function exact(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not an exact integer amount`);
  return value;
}

/** `dividend / divisor` rounded half away from zero; both exact integers, divisor positive. */
export function divideHalfAway(dividend: number, divisor: number): number {
  const magnitude = Math.abs(exact(dividend));
  const whole = Math.floor(magnitude / divisor);
  const rest = magnitude - whole * divisor;
  const rounded = rest * 2 >= divisor ? whole + 1 : whole;
  return dividend < 0 ? -rounded || 0 : rounded;
}

/** `dividend / divisor` rounded up (towards +∞); both exact integers, divisor positive. */
export function divideUp(dividend: number, divisor: number): number {
  const whole = Math.floor(exact(dividend) / divisor);
  return whole * divisor === dividend ? whole : whole + 1;
}

export interface Currency {
  code: string;
  /** Digits after the point: 2 for INR, so 100 minor units are one rupee. */
  digits: number;
}

/** `P`: practice money, where there is no other. */
export type CurrencyCode = 'INR' | 'GBP' | 'P';

/** Each with its sign, and with the language whose digits are grouped as its people do. */
const currencies: Record<CurrencyCode, Currency & { code: 'INR' | 'GBP'; sign: string; locale: string }> = {
  INR: { code: 'INR', digits: 2, sign: '₹', locale: 'en-IN' },
  GBP: { code: 'GBP', digits: 2, sign: '£', locale: 'en-GB' },
  P: { code: 'INR', digits: 2, sign: 'P', locale: 'en-IN' },
};

let inUse = currencies.INR;
let isPractice = false;

/** Sets the one currency of this process or page, before any amount is written. It is INR until then. */
export const setCurrency = (code: CurrencyCode): void => {
  inUse = currencies[code];
};

export const currencyInUse = (): Readonly<Currency & { locale: string }> => inUse;

/** Whether all amounts of this page are of practice money, which has `P` in the place of the currency's sign. */
export const setPractice = (is: boolean): void => {
  isPractice = is;
};

/** What stands before an amount of the currency. */
export const currencySign = (): string => (isPractice ? 'P' : inUse.sign);

const formatters = new Map<string, Intl.NumberFormat>();

/** Minor units as text with the currency, e.g. `₹1,250.50`; `sign: true` puts + before a gain. */
export function formatMoney(
  minor: number,
  {
    currency = inUse,
    locale = readersLanguage(inUse.locale),
    sign = false,
  }: { currency?: Currency; locale?: string; sign?: boolean } = {},
): string {
  const key = `${locale}|${currency.code}|${sign}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: currency.code,
      // Where a language has another sign for its own currency, the short one is still the currency's.
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: currency.digits,
      maximumFractionDigits: currency.digits,
      signDisplay: sign ? 'exceptZero' : 'auto',
    });
    formatters.set(key, formatter);
  }
  const text = formatter.format(minorToDecimalText(minor, currency.digits) as Intl.StringNumericLiteral);
  // Of practice money the code has another sign.
  return text.replace(currencies[inUse.code].sign, currencySign());
}

/** Minor units as plain decimal text with no grouping, e.g. 125050 → `1250.50`. */
export function minorToDecimalText(minor: number, digits = inUse.digits): string {
  const text = String(Math.abs(exact(minor))).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const fraction = digits ? `.${text.slice(-digits)}` : '';
  return `${minor < 0 ? '-' : ''}${whole}${fraction}`;
}

/** Digits, in groups that end with one of three, and behind a point the decimals. */
const withPoint = /^(?<whole>[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}|\d+)?(?:\.(?<fraction>\d*))?$/;

/** Ungrouped digits, and behind a comma two decimals at most: before three it would be a group's. */
const withComma = /^(?<whole>\d+)?,(?<fraction>\d{0,2})$/;

/** The digits before and after the decimal point or comma of what a person typed; null when it is no plain number in the reader's writing. */
export function readDigits(text: string): { whole: string; fraction: string } | null {
  const typed = typedNumber(text, inUse.locale);
  const { whole = '', fraction = '' } = (withPoint.exec(typed) ?? withComma.exec(typed))?.groups ?? {};
  return whole || fraction ? { whole: whole.replaceAll(',', ''), fraction } : null;
}

/**
 * Reads what a person typed (`1,250.5`, `1250`, `12,50`; in German `1.250,5`) into minor units. Null when it is not a plain
 * decimal amount as the reader's language writes it, has more digits than the currency, or is beyond the exact integers.
 * It never guesses or rounds. Ungrouped digits with a point before two decimals are read in every language.
 */
export function parseMoney(text: string, digits = inUse.digits): number | null {
  const read = readDigits(text);
  if (!read || read.fraction.length > digits) return null;
  const minor = Number(`${read.whole}${read.fraction.padEnd(digits, '0')}`);
  return isMoney(minor) ? minor : null;
}

/** Separators go before the last three digits and before every two in front of them: 12,34,567. */
const indianGroups = /\B(?=(?:\d{2})*\d{3}$)/g;
/** Separators go before every three digits: 1,234,567. */
const groups = /\B(?=(?:\d{3})+$)/g;

const isIndian = (): boolean => inUse.code === 'INR';

/**
 * The size of a price level in whole units, rounded down so as not to promise more than there is. In the site's language
 * it is grouped by hand: the first page shows hundreds of sizes, and `Intl` would make them a long task.
 */
export const formatSize = (minor: number, digits = inUse.digits): string =>
  grouped(Math.floor(minor / 10 ** digits));

const grouped = (units: number): string => {
  const language = readersLanguage('');
  if (language === '') return String(units).replace(isIndian() ? indianGroups : groups, ',');
  const format = formatters.get(language) ?? new Intl.NumberFormat(language);
  formatters.set(language, format);
  return format.format(units);
};

const lakh = 1_00_000;
const million = 10 * lakh;
const crore = 10 * million;

/**
 * The same for a price cell, which has no room for seven digits: lakhs and crores from there on, `12.34 L`, or millions
 * where nobody counts in lakhs, `1.23 M`.
 */
export function formatCellSize(minor: number, digits = inUse.digits): string {
  const units = Math.floor(minor / 10 ** digits);
  if (units < million) return grouped(units);
  const [unit, sign] = !isIndian() ? [million, 'M'] : units < crore ? [lakh, 'L'] : [crore, 'Cr'];
  const hundredths = Math.floor((units % unit) / (unit / 100));
  return `${grouped(Math.floor(units / unit))}.${String(hundredths).padStart(2, '0')} ${sign}`;
}
