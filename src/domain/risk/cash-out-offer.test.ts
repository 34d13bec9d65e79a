import { expect, test } from 'vitest';
import type { CashOutSight } from './cash-out-plan-input.ts';
import { offerCashOut } from './cash-out-offer.ts';
import type { Level } from '../odds/levels.ts';

/** ₹100.00 was backed on the first of three runners at 2.00. */
const backed = (changes: Partial<CashOutSight> = {}): CashOutSight => ({
  market: {
    kind: 'WINNER',
    numberOfWinners: 1,
    status: 'OPEN',
    commissionRate: 200,
    runners: ['home', 'away', 'draw'].map((runnerId) => ({ runnerId, status: 'ACTIVE' })),
  },
  position: {
    netStake: 10_000_00,
    outcomes: ['home', 'away', 'draw'].map((runnerId) => ({
      runnerId,
      ifWins: runnerId === 'home' ? 10_000_00 : -10_000_00,
    })),
  },
  orders: [],
  pricesOf: () => undefined,
  ...changes,
});

const whole = { runnerId: null, percent: 100 };
const deep = 1_000_000_00;
const laidAt = (odds: number) => (runnerId: string) =>
  runnerId === 'home' ? { toBack: [], toLay: [[odds, deep] as Level] } : undefined;
/** Only the other runners can be backed. */
const othersAt = (away: number, draw: number) => (runnerId: string) =>
  runnerId === 'home'
    ? undefined
    : { toBack: [[runnerId === 'away' ? away : draw, deep] as Level], toLay: [] };

test('an offer is worth what is left at the worst, rounded and after commission', () => {
  const { offer } = offerCashOut(backed({ pricesOf: laidAt(160) }), whole);
  expect(offer).toMatchObject({ worth: 24_50, legs: [{ side: 'LAY', odds: 160, stake: 125_00 }] });
  // No commission on a loss.
  expect(offerCashOut(backed({ pricesOf: laidAt(400) }), whole).offer?.worth).toBe(-50_00);
});

test('what is no better at the worst than keeping the position is not offered', () => {
  expect(offerCashOut(backed({ pricesOf: othersAt(200, 200) }), whole)).toEqual({
    offer: null,
    code: 'CASH_OUT_NOT_BETTER',
  });
  expect(offerCashOut(backed({ pricesOf: othersAt(199, 200) }), whole).code).toBe('CASH_OUT_NOT_BETTER');
  expect(offerCashOut(backed({ pricesOf: othersAt(210, 210) }), whole).offer?.worth).toBe(-90_48);
});

test('of bets on one runner it is the whole market’s worst that counts', () => {
  // Two backs that cover each other: without one, the other stands alone.
  const position = {
    netStake: 20_000_00,
    outcomes: [
      { runnerId: 'home', ifWins: 1_000_00 },
      { runnerId: 'away', ifWins: 1_000_00 },
    ],
  };
  const runners = ['home', 'away'].map((runnerId) => ({ runnerId, status: 'ACTIVE' }));
  const market = { ...backed().market, runners };
  const sight = backed({ market, position, pricesOf: laidAt(210) });
  expect(offerCashOut(sight, { runnerId: 'home', percent: 100 }).code).toBe('CASH_OUT_NOT_BETTER');
});

test('of hedges of which some cannot be had, no more are offered than leave the bettor better off', () => {
  // There is little on the draw; what is staked on away beyond that is lost when the draw wins.
  const pricesOf = (runnerId: string) =>
    runnerId === 'home'
      ? undefined
      : { toBack: [[300, runnerId === 'draw' ? 10_00 : deep] as Level], toLay: [] };
  expect(offerCashOut(backed({ pricesOf }), whole).offer).toMatchObject({
    legs: [
      { runnerId: 'away', stake: 10_00 },
      { runnerId: 'draw', stake: 10_00 },
    ],
    isWhole: false,
    worth: -90_00,
  });
});

test('nothing is offered while the in-play delay holds bets back', () => {
  const held = { runnerId: 'home', side: 'BACK', odds: 200, remaining: 5 } as const;
  const offered = (delayEndsAt: string | null) =>
    offerCashOut(backed({ pricesOf: laidAt(160), orders: [{ ...held, delayEndsAt }] }), whole);
  expect(offered('2026-11-21T10:00:05.000Z').code).toBe('BETS_UNDER_WAY');
  expect(offered(null).offer).not.toBeNull();
});

test.each([
  [{ numberOfWinners: 2, kind: 'PLACE' }, 'CASH_OUT_NOT_OFFERED'],
  [{ status: 'SUSPENDED' }, 'MARKET_SUSPENDED'],
])('of a market that is %j none is offered: %s', (changes, code) => {
  const market = { ...backed().market, ...changes };
  expect(offerCashOut(backed({ market, pricesOf: laidAt(160) }), whole)).toEqual({ offer: null, code });
});
