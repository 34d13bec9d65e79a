import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import {
  divideHalfAway,
  divideUp,
  exact,
  formatCellSize,
  currencySign,
  formatMoney,
  formatSize,
  isMoney,
  minorToDecimalText,
  parseMoney,
  setCurrency,
  setPractice,
} from './money.ts';

const largest = Number.MAX_SAFE_INTEGER;

test.each([
  [0, true],
  [-125_050, true],
  [largest, true],
  [largest + 1, false],
  [0.1, false],
  [NaN, false],
  [Infinity, false],
  ['100', false],
  [100n, false],
  [null, false],
])('%s is money: %s', (value, expected) => {
  expect(isMoney(value)).toBe(expected);
});

test('arithmetic that left the exact integers throws and is not carried on', () => {
  expect(exact(largest)).toBe(largest);
  for (const wrong of [largest + 1, 0.5, NaN, -Infinity]) expect(() => exact(wrong)).toThrow(RangeError);
});

test.each([
  [5, 10, 1],
  [4, 10, 0],
  [-5, 10, -1],
  [-4, 10, 0],
  [15, 10, 2],
  [-15, 10, -2],
  [7, 3, 2],
  [8, 3, 3],
  [0, 7, 0],
  [largest, 2, 4_503_599_627_370_496],
])('%i / %i is %i, half away from zero', (dividend, divisor, expected) => {
  expect(divideHalfAway(dividend, divisor)).toBe(expected);
});

test.each([
  [1, 100, 1],
  [100, 100, 1],
  [101, 100, 2],
  [0, 100, 0],
  [-1, 100, 0],
  [-199, 100, -1],
  [largest, 100, 90_071_992_547_410],
])('%i / %i rounded up is %i', (dividend, divisor, expected) => {
  expect(divideUp(dividend, divisor) + 0).toBe(expected);
});

test('division agrees with exact arithmetic on big integers, to the last unit, over the whole range', () => {
  const floor = (a: bigint, b: bigint) => (a >= 0n ? a / b : -((-a + b - 1n) / b));
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 10_000 }), (dividend, divisor) => {
      const [a, b] = [BigInt(dividend), BigInt(divisor)];
      const magnitude = a < 0n ? -a : a;
      const half = (2n * magnitude + b) / (2n * b);
      expect(BigInt(divideHalfAway(dividend, divisor))).toBe(a < 0n ? -half : half);
      expect(BigInt(divideUp(dividend, divisor))).toBe(-floor(-a, b));
    }),
    { numRuns: 2_000 },
  );
});

test('a rounded nothing is never minus nothing', () => {
  expect(Object.is(divideHalfAway(-4, 10), 0)).toBe(true);
  expect(Object.is(divideUp(0, 10), 0)).toBe(true);
});

test.each([
  [125_050, '₹1,250.50'],
  [-125_050, '-₹1,250.50'],
  [0, '₹0.00'],
  [5, '₹0.05'],
  [12_345_678_900, '₹12,34,56,789.00'],
  [largest, '₹9,00,71,99,25,47,409.91'],
])('%i minor units read %s', (minor, text) => {
  expect(formatMoney(minor)).toBe(text);
});

test('a gain may carry its sign, nothing carries none, and currencies have their own digits', () => {
  expect([1, 0, -1].map((minor) => formatMoney(minor, { sign: true }))).toEqual([
    '+₹0.01',
    '₹0.00',
    '-₹0.01',
  ]);
  expect(formatMoney(1_250, { currency: { code: 'JPY', digits: 0 }, locale: 'en-US' })).toBe('¥1,250');
});

test('pounds are written as their people write them, and rupees again after that', () => {
  onTestFinished(() => setCurrency('INR'));
  setCurrency('GBP');
  expect([currencySign(), formatMoney(12_345_678_900), formatSize(12_345_678_900)]).toEqual([
    '£',
    '£123,456,789.00',
    '123,456,789',
  ]);
  expect([99_999_999, 123_456_789_00].map((minor) => formatCellSize(minor))).toEqual(['999,999', '123.45 M']);
  setCurrency('INR');
  expect(formatMoney(12_345_678_900)).toBe('₹12,34,56,789.00');
});

test.each([
  ['1,250.5', 125_050],
  ['1250', 125_000],
  ['12,34,567.89', 123_456_789],
  ['.5', 50],
  ['5.', 500],
  [' 7 ', 700],
  ['0', 0],
  ['90071992547409.91', largest],
  // One point or one comma before one or two digits is the decimal one, whatever the keyboard has.
  ['2,50', 250],
  ['2,5', 250],
  ['12,50', 1_250],
  [',5', 50],
  ['5,', 500],
  ['1250,50', 125_050],
  // A comma before three digits groups them.
  ['1,250', 125_000],
  ['100,000', 10_000_000],
  ['1,00,000', 10_000_000],
  ['1,25,000.5', 12_500_050],
])('%o typed is %i minor units', (text, minor) => {
  expect(parseMoney(text)).toBe(minor);
});

test.each([
  '',
  '.',
  '-1',
  '+1',
  '1e3',
  '0x10',
  '1.234',
  ',100',
  ',',
  '1,25,0',
  '1,25,50',
  '1,250,50',
  '1.250,50',
  '1,2.5',
  '2,50.00',
  '0,250',
  '1,2345',
  '1,,250',
  '1.250',
  '1..2',
  'ten',
  '90071992547409.92',
  '1 000',
])('%o typed is no amount: nothing is guessed', (text) => {
  expect(parseMoney(text)).toBeNull();
});

test('in a currency with fewer or more decimals a comma is read by the same rule, and never multiplies', () => {
  expect(['2,5', '2,50', '1,250'].map((text) => parseMoney(text, 0))).toEqual([null, null, 1_250]);
  expect(['2,5', '2,50', '1,250'].map((text) => parseMoney(text, 3))).toEqual([2_500, 2_500, 1_250_000]);
});

test('one comma or one point in an amount never makes it more than its digits before it, unless it groups three', () => {
  const digits = fc.stringMatching(/^\d{1,3}$/);
  fc.assert(
    fc.property(digits, fc.constantFrom(',', '.'), digits, (whole, sign, rest) => {
      const minor = parseMoney(`${whole}${sign}${rest}`);
      const most = sign === ',' && rest.length === 3 ? Number(`${whole}${rest}`) : Number(whole) + 1;
      expect(minor ?? 0).toBeLessThanOrEqual(most * 100);
    }),
  );
});

test('what is written as plain text reads back as the same amount', () => {
  fc.assert(
    fc.property(fc.nat(largest), fc.constantFrom(0, 2, 3), (minor, digits) => {
      expect(parseMoney(minorToDecimalText(minor, digits), digits)).toBe(minor);
    }),
  );
});

test.each([
  [99, '0'],
  [1_23_456_99, '1,23,456'],
  [9_99_999_99, '9,99,999'],
  [10_00_000_00, '10.00 L'],
  [99_99_999_99, '99.99 L'],
  [1_00_00_000_00, '1.00 Cr'],
  [1_09_99_999_99, '1.09 Cr'],
  [12_345_67_89_012_34, '12,345.67 Cr'],
])(
  'a price cell says %i minor units as %s: short enough for it, and never more than there is',
  (minor, text) => {
    expect(formatCellSize(minor)).toBe(text);
  },
);

test('amounts of practice money have P in the place of the currency’s sign', () => {
  setPractice(true);
  try {
    expect(formatMoney(-1_250_50, { sign: true })).toBe('-P1,250.50');
    expect(currencySign()).toBe('P');
  } finally {
    setPractice(false);
  }
  expect(formatMoney(1_250_50)).toBe('₹1,250.50');
});

test('where there is no other money, all amounts are of practice money, grouped as rupees are', () => {
  onTestFinished(() => setCurrency('INR'));
  setCurrency('P');
  expect([currencySign(), formatMoney(-12_345_678_900)]).toEqual(['P', '-P12,34,56,789.00']);
});
