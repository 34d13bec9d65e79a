import { expect, test } from 'vitest';
import { priceMove, readOdds, readStake, slipFigures, type BetRules } from './slip.ts';

const rules: BetRules = { ladder: 'CLASSIC', minStake: 10_000, maxStake: 5_000_000 };

test.each([
  ['2.36', 236],
  ['2.4', 240],
  ['3', 300],
  ['1.01', 101],
  ['1000', 100_000],
  ['2,36', 236],
])('odds typed as %s are %i hundredths', (text, value) => {
  expect(readOdds('CLASSIC', text)).toEqual({ ok: true, value });
});

test.each([
  ['2.37', 236, 238, '2.36 or 2.38'],
  ['1', null, 101, '1.01'],
  ['1001', 100_000, null, '1000.00'],
])('odds of %s are off the ladder, and both neighbours are offered', (text, lower, higher, offered) => {
  expect(readOdds('CLASSIC', text)).toMatchObject({
    ok: false,
    problem: { code: 'OFF_LADDER', lower, higher, message: expect.stringContaining(offered) },
  });
});

test.each(['', 'two', '1e3', '2.365', '-2', 'NaN'])('odds typed as %o are no odds', (text) => {
  expect(readOdds('CLASSIC', text)).toMatchObject({ problem: { code: 'ODDS_UNREADABLE' } });
});

test.each([
  ['100', 10_000],
  ['1,250.50', 125_050],
  ['1250,50', 125_050],
  [' 50000 ', 5_000_000],
  ['00000000000000000100', 10_000],
])('a stake typed as %o is %i minor units', (text, value) => {
  expect(readStake(rules, text)).toEqual({ ok: true, value });
});

test.each([
  ['', 'STAKE_MISSING'],
  ['99.99', 'STAKE_TOO_SMALL'],
  ['0', 'STAKE_TOO_SMALL'],
  ['2,50', 'STAKE_TOO_SMALL'],
  ['50000.01', 'STAKE_TOO_LARGE'],
  ['-100', 'STAKE_UNREADABLE'],
  ['1e400', 'STAKE_UNREADABLE'],
  ['100.001', 'STAKE_UNREADABLE'],
  ['1.250,50', 'STAKE_UNREADABLE'],
  ['1,2,3,4,5,6,7,8,9,0,1,2,3,4', 'STAKE_UNREADABLE'],
  ['99,999,999,999,999,999,999', 'STAKE_TOO_LARGE'],
  ['99999999999999999999,5', 'STAKE_TOO_LARGE'],
  ['99999999999999999999', 'STAKE_TOO_LARGE'],
  ['99999999999999999999.5', 'STAKE_TOO_LARGE'],
  ['99999999999999999999.555', 'STAKE_UNREADABLE'],
])('a stake typed as %o is refused: %s', (text, code) => {
  expect(readStake(rules, text)).toMatchObject({ ok: false, problem: { code } });
});

test('a stake that can be counted is taken as it is, whatever the market takes; one that cannot is never another', () => {
  const anything = { ...rules, maxStake: Number.MAX_SAFE_INTEGER };
  expect(readStake(anything, '12345678901234')).toEqual({ ok: true, value: 1_234_567_890_123_400 });
  expect(readStake(anything, '99999999999999999999')).toMatchObject({ problem: { code: 'STAKE_TOO_LARGE' } });
});

test('no stake is no bet, even in a market without a minimum', () => {
  expect(readStake({ ...rules, minStake: 0 }, '0')).toMatchObject({
    problem: { code: 'STAKE_TOO_SMALL', message: expect.stringContaining('0.01') },
  });
});

test.each([
  ['BACK', 10_000, 236, 13_600, 10_000],
  ['LAY', 10_000, 236, 10_000, 13_600],
  ['BACK', 101, 101, 1, 101],
  ['LAY', 101, 101, 101, 2],
  ['BACK', 99, 101, 0, 99],
  ['BACK', 199, 101, 1, 199],
] as const)('[PNL-8] %s %i at %i may win %i and lose %i', (side, stake, odds, profit, liability) => {
  expect(slipFigures(side, stake, odds)).toEqual({ profit, liability });
});

test.each([
  // A p of 85: 100 wins 85.
  ['BOOKMAKER', 'BACK', 185, null, 8_500, 10_000],
  ['BOOKMAKER', 'LAY', 187, null, 10_000, 8_700],
  ['SESSION', 'BACK', 190, 4_600, 9_000, 10_000],
  ['SESSION', 'LAY', 190, 4_600, 10_000, 9_000],
  // Even money, whatever the line.
  ['LINE', 'BACK', 16_050, null, 10_000, 10_000],
  ['LINE', 'LAY', 50, null, 10_000, 10_000],
  ['HANDICAP', 'BACK', 236, null, 13_600, 10_000],
] as const)(
  'in a %s market a %s of 100.00 at %i wins and loses what it pays there',
  (kind, side, odds, line, profit, liability) => {
    expect(slipFigures(side, 10_000, odds, kind, line)).toEqual({ profit, liability });
  },
);

test.each([
  ['BACK', 236, 240, 2, true],
  ['BACK', 236, 234, -1, false],
  ['LAY', 236, 240, 2, false],
  ['LAY', 202, 200, -1, true],
] as const)('for %s a move from %i to %i is %i ticks, better: %s', (side, from, to, ticks, isBetter) => {
  expect(priceMove('CLASSIC', side, from, to)).toEqual({ from, to, ticks, isBetter });
});

test('a price that stands, or is gone, has not moved', () => {
  expect(priceMove('CLASSIC', 'BACK', 236, 236)).toBeNull();
  expect(priceMove('CLASSIC', 'BACK', 236, null)).toBeNull();
});
