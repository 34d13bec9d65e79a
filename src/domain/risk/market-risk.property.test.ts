import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resultOf } from '../bet/bet.ts';
import type { MarketKind } from '../market/market-kind.ts';
import { openRisk, type MarketEnding, type RiskFacts } from './market-risk.ts';
import { partsOf, paysAt } from './number-bet.ts';
import type { Side } from '../bet/side.ts';

/** Checks every risk rule against a slow model that evaluates each bet in each ending. */

interface Bet {
  runner: number;
  side: Side;
  stake: number;
  odds: number;
  line: number;
  matched: boolean;
}

const bets = (runners: number, odds: fc.Arbitrary<number>): fc.Arbitrary<Bet[]> =>
  fc.array(
    fc.record({
      runner: fc.integer({ min: 0, max: runners - 1 }),
      side: fc.constantFrom<Side>('BACK', 'LAY'),
      stake: fc.integer({ min: 1, max: 5_000 }),
      odds,
      line: fc.integer({ min: 0, max: 12 }).map((runs) => runs * 100),
      matched: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  );

function riskOf(facts: RiskFacts, all: readonly Bet[], lineOf: (bet: Bet) => number | null) {
  const risk = openRisk(facts);
  for (const bet of all) {
    const { runner, side, stake, odds, matched } = bet;
    if (matched) risk.addMatched(runner, side, stake, odds, lineOf(bet));
    else risk.addUnmatched(runner, side, stake, odds, lineOf(bet));
  }
  return risk;
}

/** The exposure, in minor units, from what each bet pays in each ending; `parts` is how many parts a hundredth has. */
function worstOf(
  all: readonly Bet[],
  endings: number,
  parts: number,
  pays: (bet: Bet, ending: number) => number,
) {
  let worst = 0;
  for (let ending = 0; ending < endings; ending++) {
    const results = all.map((bet) => (bet.matched ? pays(bet, ending) : Math.min(0, pays(bet, ending))));
    worst = Math.min(
      worst,
      results.reduce((sum, one) => sum + one, 0),
    );
  }
  return Math.ceil(-worst / (100 * parts)) || 0;
}

/** Adding the last bet to the others gives what `exposureWith` foretold. */
function expectForetold(facts: RiskFacts, all: readonly Bet[], lineOf: (bet: Bet) => number | null) {
  const last = { ...all.at(-1)!, matched: false };
  const before = riskOf(facts, all.slice(0, -1), lineOf);
  const after = riskOf(facts, [...all.slice(0, -1), last], lineOf);
  const order = { ...last, line: lineOf(last), lessStake: 0, lessOdds: last.odds };
  expect(before.exposureWith(order)).toBe(after.exposure());
  expect(after.exposureWith({ ...order, stake: 0, lessStake: last.stake })).toBe(before.exposure());
}

const subsets = (count: number, size: number): number[][] =>
  Array.from({ length: 2 ** count }, (_, mask) =>
    Array.from({ length: count }, (__, at) => at).filter((at) => mask & (1 << at)),
  ).filter((subset) => subset.length === size);

test.each([1, 2, 3, 4])('markets of %i winners: every set of winners, by brute force', (numberOfWinners) => {
  const kind: MarketKind = numberOfWinners > 1 ? 'PLACE' : 'WINNER';
  fc.assert(
    fc.property(
      fc
        .integer({ min: numberOfWinners + 1, max: 7 })
        .chain((runners) =>
          fc.tuple(fc.constant(runners), bets(runners, fc.integer({ min: 101, max: 3_000 }))),
        ),
      ([count, all]) => {
        const runners = Array.from({ length: count }, () => ({ status: 'ACTIVE' }));
        const facts = { kind, numberOfWinners, runners };
        const endings = subsets(count, numberOfWinners);
        const pays = ({ runner, side, stake, odds }: Bet, ending: number) => {
          const { ifWins, ifLoses } = resultOf(side, stake, odds);
          return endings[ending]!.includes(runner) ? ifWins : ifLoses;
        };
        const risk = riskOf(facts, all, () => null);
        expect(risk.exposure()).toBe(worstOf(all, endings.length, 1, pays));
        expectForetold(facts, all, () => null);
        endings.forEach((winners, at) => {
          const exact = all.filter(({ matched }) => matched).reduce((sum, bet) => sum + pays(bet, at), 0);
          const ending: MarketEnding = { winners, tied: [] };
          expect(risk.profit(ending)).toBe(Math.sign(exact) * Math.round(Math.abs(exact) / 100) || 0);
        });
      },
    ),
    { numRuns: 400 },
  );
});

test.each([1, 2])(
  'markets of %i winners: whatever waits and is matched, no more is at risk',
  (numberOfWinners) => {
    const kind: MarketKind = numberOfWinners > 1 ? 'PLACE' : 'WINNER';
    const facts = { kind, numberOfWinners, runners: ['a', 'b', 'c', 'd'].map(() => ({ status: 'ACTIVE' })) };
    fc.assert(
      fc.property(bets(4, fc.integer({ min: 101, max: 10_000 })), fc.array(fc.boolean()), (all, met) => {
        const later = all.map((bet, at) => (met[at] ? { ...bet, matched: true } : bet));
        const reserved = riskOf(facts, all, () => null).exposure();
        const kept = later.filter((bet, at) => bet.matched || all[at]!.matched || at % 2 === 0);
        expect(riskOf(facts, kept, () => null).exposure()).toBeLessThanOrEqual(reserved);
      }),
    );
  },
);

test.each(['SESSION', 'LINE', 'HANDICAP'] as const)('%s: every number, by brute force', (kind) => {
  const sides = Array.from({ length: 6 }, (_, at) => ({
    status: 'ACTIVE',
    handicap: (at - 2) * 75,
    direction: at % 2 ? ('UP' as const) : ('DOWN' as const),
  }));
  const facts: RiskFacts = { kind, numberOfWinners: 1, runners: sides };
  const odds = fc.integer({ min: 3, max: 40 }).map((half) => half * 50);
  const lineOf = ({ line }: Bet) => (kind === 'SESSION' ? line : null);
  fc.assert(
    fc.property(bets(6, odds), (all) => {
      const pays = (bet: Bet, ending: number) => {
        const handicap = kind === 'HANDICAP' ? sides[bet.runner]! : null;
        return paysAt(kind, { ...bet, line: lineOf(bet), handicap }, ending - 30);
      };
      const risk = riskOf(facts, all, lineOf);
      expect(risk.exposure()).toBe(worstOf(all, 61, partsOf(kind), pays));
      expectForetold(facts, all, lineOf);
      const numbers = risk.numbers();
      for (let number = -30; number <= 30; number++) {
        const exact = all
          .filter(({ matched }) => matched)
          .reduce((sum, bet) => sum + pays(bet, number + 30), 0);
        const profit = Math.sign(exact) * Math.round(Math.abs(exact) / (100 * partsOf(kind))) || 0;
        expect(risk.profit({ number })).toBe(profit);
        const stretch = numbers.findLast(({ from }) => from === null || from <= number)!;
        expect(Math.abs(stretch.pays * partsOf(kind) - exact)).toBeLessThan(2);
      }
    }),
    { numRuns: 400 },
  );
});

test('a dead heat pays each runner its share of the places left, rounded once', () => {
  const runners = ['a', 'b', 'c', 'd'].map(() => ({ status: 'ACTIVE' }));
  const winner = openRisk({ kind: 'WINNER', numberOfWinners: 1, runners });
  winner.addMatched(0, 'BACK', 1_000, 400, null);
  expect(winner.profit({ winners: [], tied: [0, 1] })).toBe(1_000);
  expect(winner.profit({ winners: [], tied: [0, 1, 2] })).toBe(333);
  const place = openRisk({ kind: 'PLACE', numberOfWinners: 2, runners });
  place.addMatched(1, 'LAY', 1_000, 300, null);
  expect(place.profit({ winners: [0], tied: [1, 2] })).toBe(-500);
});

test('a runner that was removed cannot win', () => {
  const runners = [{ status: 'ACTIVE' }, { status: 'ACTIVE' }, { status: 'REMOVED' }];
  const risk = openRisk({ kind: 'WINNER', numberOfWinners: 1, runners });
  risk.addMatched(0, 'BACK', 100, 200, null);
  risk.addMatched(1, 'BACK', 100, 200, null);
  expect(risk.exposure()).toBe(0);
});
