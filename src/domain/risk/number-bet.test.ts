import { expect, test } from 'vitest';
import { halvesWon, paysAt, piecesOf, type NumberBet } from './number-bet.ts';

const bet = (parts: Partial<NumberBet>): NumberBet => ({
  side: 'BACK',
  stake: 100,
  odds: 190,
  line: null,
  handicap: null,
  ...parts,
});

test.each([
  [44, -10_000],
  [45, 9_000],
  [46, 9_000],
])('a session at 45 and a rate of 90 pays Yes at %i: %i', (runs, pays) => {
  const yes = bet({ line: 4_500 });
  expect(paysAt('SESSION', yes, runs)).toBe(pays);
  expect(paysAt('SESSION', { ...yes, side: 'LAY' }, runs)).toBe(-pays);
});

test.each([
  [119, 12_050, 10_000],
  [120, 12_000, 0],
  [121, 12_050, -10_000],
])('a line: at %i a back at %i comes to %i, the lay to the opposite', (total, odds, pays) => {
  expect(paysAt('LINE', bet({ odds }), total)).toBe(pays);
  expect(paysAt('LINE', bet({ odds, side: 'LAY' }), total)).toBe(-pays || 0);
});

test.each([
  [-100, -2],
  [-50, -2],
  [-25, -1],
  [0, 0],
  [25, 1],
  [50, 2],
  [75, 2],
])('a margin of %i hundredths wins %i halves', (margin, halves) => expect(halvesWon(margin)).toBe(halves));

test('a handicap bet at a quarter is half won in half hundredths', () => {
  const home = bet({ odds: 201, handicap: { handicap: -75, direction: 'UP' } });
  expect([0, 1, 2].map((goals) => paysAt('HANDICAP', home, goals))).toEqual([-20_000, 10_100, 20_200]);
  const away = bet({ odds: 201, handicap: { handicap: 75, direction: 'DOWN' } });
  expect([0, 1, 2].map((goals) => paysAt('HANDICAP', away, goals))).toEqual([20_200, -10_000, -20_000]);
});

test.each([
  ['SESSION', bet({ line: 4_550 })],
  ['LINE', bet({ odds: 4_500 })],
  ['LINE', bet({ odds: 50 })],
  ['HANDICAP', bet({ handicap: { handicap: -275, direction: 'UP' } })],
  ['HANDICAP', bet({ handicap: { handicap: 125, direction: 'DOWN' }, side: 'LAY' })],
] as const)('the pieces of a %s bet say what it pays at every number', (kind, one) => {
  const pieces = piecesOf(kind, one);
  for (let number = -60; number <= 60; number++) {
    const [, pays] = pieces.findLast(([from]) => from <= number)!;
    expect(pays, String(number)).toBe(paysAt(kind, one, number));
  }
});
