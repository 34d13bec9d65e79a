import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MarketKind } from '../market/market-kind.ts';
import { outlookOf, type OutlookMarket, type WaitingBet } from './market-outlook.ts';
import { openRisk } from './market-risk.ts';

const fields: Record<string, OutlookMarket> = Object.fromEntries(
  (
    [
      ['WINNER', 1],
      ['PLACE', 2],
      ['BOOKMAKER', 1],
      ['LOTTERY', 1],
      ['HANDICAP', 1],
      ['SESSION', 1],
      ['LINE', 1],
    ] as const satisfies readonly (readonly [MarketKind, number])[]
  ).map(([kind, numberOfWinners]): [string, OutlookMarket] => [
    kind,
    {
      kind,
      numberOfWinners,
      commissionRate: 0,
      runners: ['a', 'b', 'c', 'd']
        .slice(0, kind === 'HANDICAP' ? 2 : kind === 'LINE' || kind === 'SESSION' ? 1 : 4)
        .map((runnerId, at) => ({
          runnerId,
          status: 'ACTIVE',
          ...(kind === 'HANDICAP' && { handicap: at === 0 ? -50 : 50, direction: at === 0 ? 'UP' : 'DOWN' }),
        })),
    },
  ]),
);

const bet = (market: OutlookMarket): fc.Arbitrary<WaitingBet> =>
  fc.record({
    runnerId: fc.constantFrom(...market.runners.map(({ runnerId }) => runnerId)),
    side: fc.constantFrom('BACK', 'LAY'),
    odds:
      market.kind === 'LINE'
        ? fc.integer({ min: 1, max: 40 }).map((line) => line * 100)
        : fc.integer({ min: 102, max: 900 }),
    line:
      market.kind === 'SESSION'
        ? fc.integer({ min: 1, max: 40 }).map((line) => line * 100)
        : fc.constant(null),
    stake: fc.integer({ min: 1, max: 500 }).map((units) => units * 100),
  });

function standing(market: OutlookMarket, bets: readonly WaitingBet[]) {
  const risk = openRisk(market);
  for (const { runnerId, side, stake, odds, line } of bets) {
    const runner = market.runners.findIndex((one) => one.runnerId === runnerId);
    risk.addMatched(runner, side, stake, odds, line ?? null);
  }
  const outcomes = risk.outcomes().map(({ ifWins, ifLoses }, at) => ({
    runnerId: market.runners[at]!.runnerId,
    ifWins,
    ...(market.numberOfWinners > 1 && { ifLoses }),
  }));
  return { risk, position: { outcomes, numbers: risk.numbers() } };
}

/** A handicap's stretches are told rounded. */
const most = ({ kind }: OutlookMarket) => (kind === 'HANDICAP' ? 1 : 0);

test.each(Object.values(fields))(
  '$kind: the worst of a position is the exposure that the exchange counts',
  (market) => {
    fc.assert(
      fc.property(fc.array(bet(market), { minLength: 1, maxLength: 8 }), (bets) => {
        const { risk, position } = standing(market, bets);
        const { worst, best } = outlookOf(market, position, [])!;
        expect(Math.abs(Math.min(0, worst) + risk.exposure())).toBeLessThanOrEqual(most(market));
        expect(best).toBeGreaterThanOrEqual(worst);
      }),
    );
  },
);

test.each(Object.values(fields))(
  '$kind: with what waits it is what it would be were all of that matched',
  (market) => {
    fc.assert(
      fc.property(
        fc.array(bet(market), { minLength: 1, maxLength: 5 }),
        fc.array(bet(market), { minLength: 1, maxLength: 5 }),
        (matched, waiting) => {
          const stands = outlookOf(market, standing(market, matched).position, waiting)!;
          const would = outlookOf(market, standing(market, [...matched, ...waiting]).position, [])!;
          expect(Math.abs(stands.worst - would.worst)).toBeLessThanOrEqual(most(market));
          expect(Math.abs(stands.best - would.best)).toBeLessThanOrEqual(most(market));
        },
      ),
    );
  },
);

test('commission is taken from what is won, and nothing is told where nothing is', () => {
  const market = { ...fields['WINNER']!, commissionRate: 200 };
  const back = { runnerId: 'a', side: 'BACK', odds: 300, line: null, stake: 10_000 } as const;
  expect(outlookOf(market, null, [back])).toEqual({ worst: -10_000, best: 19_600 });
  expect(outlookOf(market, null, [])).toBeNull();
});
