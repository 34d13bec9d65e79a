import { expect, test } from 'vitest';
import { NumberRisk } from './number-risk.ts';
import { halvesWonBy, resultsIfCovered } from './handicap-results.ts';

const sides = (line: number) => [
  { runnerId: 'home', handicap: -line, direction: 'UP' as const },
  { runnerId: 'away', handicap: line, direction: 'DOWN' as const },
];

/** The position of a back of ₹100 at 2.00. */
function backOf(runner: number, line: number) {
  const risk = new NumberRisk({
    kind: 'HANDICAP',
    numberOfWinners: 1,
    runners: sides(line).map((side) => ({ ...side, status: 'ACTIVE' })),
  });
  risk.addMatched(runner, 'BACK', 10_000, 200, null);
  return risk.numbers();
}

test('the side that was backed wins its profit if it covers, and the other one costs the stake', () => {
  expect(resultsIfCovered(sides(150), backOf(0, 150), [], 0)).toEqual(
    new Map([
      ['home', [10_000, 10_000]],
      ['away', [-10_000, -10_000]],
    ]),
  );
});

test('commission is taken off what is won', () => {
  expect(resultsIfCovered(sides(150), backOf(1, 150), [], 200).get('away')).toEqual([9_800, 9_800]);
});

test('on a quarter a side may cover in half', () => {
  const results = resultsIfCovered(sides(75), backOf(0, 75), [], 0);
  expect(results.get('home')).toEqual([5_000, 10_000]);
  expect(results.get('away')).toEqual([-10_000, -10_000]);
});

test('a level end covers for neither', () => {
  expect(resultsIfCovered(sides(100), backOf(0, 100), [], 0)).toEqual(
    new Map([
      ['home', [10_000, 10_000]],
      ['away', [-10_000, -10_000]],
    ]),
  );
});

test('bets that are being made count as if they were matched', () => {
  const bets = [{ runnerId: 'away', side: 'BACK' as const, stake: 10_000, odds: 210 }];
  const results = resultsIfCovered(sides(150), backOf(0, 150), bets, 0);
  expect(results.get('home')).toEqual([0, 0]);
  expect(results.get('away')).toEqual([1_000, 1_000]);
});

test.each([
  [150, 2, 2, -2],
  [150, 1, -2, 2],
  [75, 1, 1, -1],
  [125, 1, -1, 1],
  [100, 1, 0, 0],
])(
  'with %i hundredths to give, a win by %i ends %i halves for it and %i for the other',
  (line, by, up, down) => {
    const [home, away] = sides(line);
    expect(halvesWonBy(home!, by)).toBe(up);
    expect(halvesWonBy(away!, by)).toBe(down);
  },
);
