import { expect, test } from 'vitest';
import { openRisk } from '../risk/market-risk.ts';
import { marginBookOf, runBookOf } from './run-book.ts';

const session = { kind: 'SESSION', numberOfWinners: 1, runners: [{ status: 'ACTIVE' }] } as const;

test('[PNL-6] [ENT-7] the run book says what a Yes and a No come to at every total, by the code that settles', () => {
  const risk = openRisk(session);
  risk.addMatched(0, 'BACK', 10_000, 190, 4_600);
  risk.addMatched(0, 'LAY', 10_000, 200, 5_000);
  const rows = runBookOf(risk.numbers());
  expect(rows).toEqual([
    { run: '0 to 45', amount: 0 },
    { run: '46 to 49', amount: 19_000 },
    { run: '50 or more', amount: -1_000 },
  ]);
  expect([45, 46, 49, 50].map((number) => risk.profit({ number }))).toEqual([0, 19_000, 19_000, -1_000]);
});

test('a line at nought leaves one row, a single total stands alone, and no bets make no rows', () => {
  expect(
    runBookOf([
      { from: null, pays: -100 },
      { from: 0, pays: 5_000 },
    ]),
  ).toEqual([{ run: '0 or more', amount: 50 }]);
  expect(
    runBookOf([
      { from: null, pays: 0 },
      { from: 7, pays: 100 },
      { from: 8, pays: 0 },
    ])[1],
  ).toEqual({
    run: '7',
    amount: 1,
  });
  expect(runBookOf([])).toEqual([]);
});

const handicap = {
  kind: 'HANDICAP',
  numberOfWinners: 1,
  runners: [
    { status: 'ACTIVE', handicap: -950, direction: 'UP' },
    { status: 'ACTIVE', handicap: 950, direction: 'DOWN' },
  ],
} as const;

test('the book of a handicap says what every margin comes to, lost ones too, by the code that settles', () => {
  const risk = openRisk(handicap);
  risk.addMatched(0, 'BACK', 50_000, 490, null);
  expect(marginBookOf(risk.numbers())).toEqual([
    { run: 'loses, level, or wins by 9 at most', amount: -50_000 },
    { run: 'wins by 10 or more', amount: 195_000 },
  ]);
  expect([-20, 0, 9, 10].map((number) => risk.profit({ number }))).toEqual([
    -50_000, -50_000, -50_000, 195_000,
  ]);
});

test.each([
  [
    [null, -3, 4],
    ['loses by 4 or more', 'loses by 3 to wins by 3', 'wins by 4 or more'],
  ],
  [
    [null, 0],
    ['loses by 1 or more', 'wins, or level'],
  ],
  [
    [null, 1, 2],
    ['loses, or level', 'wins by 1', 'wins by 2 or more'],
  ],
  [
    [null, -1],
    ['loses by 2 or more', 'wins, level, or loses by 1 at most'],
  ],
  [[null], ['However it ends']],
])('margins from %j are told as %j', (starts, told) => {
  expect(marginBookOf(starts.map((from) => ({ from, pays: 0 }))).map(({ run }) => run)).toEqual(told);
});
