import { expect, test } from 'vitest';
import { openRisk } from '../risk/market-risk.ts';
import { runBookOf } from './run-book.ts';

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
