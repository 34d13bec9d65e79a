import { expect, test } from 'vitest';
import type { CashOutMarket, CashOutSight } from './cash-out-plan-input.ts';
import { must } from '../must.ts';
import { expectedOdds, offerCashOut } from './cash-out-offer.ts';
import type { Level } from '../odds/levels.ts';

/** ₹100.00 was backed on the first of three runners at 2.00. */
const backed = (changes: Partial<CashOutSight> = {}): CashOutSight => ({
  market: {
    kind: 'WINNER',
    numberOfWinners: 1,
    status: 'OPEN',
    suspendReason: null,
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

test.each<[Partial<CashOutMarket>, string]>([
  [{ numberOfWinners: 2, kind: 'PLACE' }, 'CASH_OUT_NOT_OFFERED'],
  [{ status: 'SUSPENDED' }, 'MARKET_SUSPENDED'],
])('of a market that is %j none is offered: %s', (changes, code) => {
  const market = { ...backed().market, ...changes };
  expect(offerCashOut(backed({ market, pricesOf: laidAt(160) }), whole)).toEqual({ offer: null, code });
});

test('the odds that a bet can expect are those its results are counted with, not its worst', () => {
  const pricesOf = (runnerId: string) =>
    runnerId === 'home'
      ? { toBack: [], toLay: [[150, 20_00] as Level, [160, 20_00] as Level, [170, deep] as Level] }
      : { toBack: [], toLay: [] };
  const offer = must(offerCashOut(backed({ pricesOf }), whole).offer);
  const [leg] = offer.legs;
  // ₹20.00 at 1.50, ₹20.00 at 1.60 and ₹81.18 at 1.70: 200.006 in all, of ₹121.18.
  expect(leg).toEqual({ runnerId: 'home', side: 'LAY', odds: 170, stake: 81_18 + 40_00 });
  expect(expectedOdds(offer, must(leg))).toBe(165);
});

test('each bet of several has its own expected odds, whatever the others pay', () => {
  const pricesOf = (runnerId: string) =>
    runnerId === 'home'
      ? undefined
      : { toBack: [[runnerId === 'away' ? 320 : 440, 10_00] as Level, [310, deep] as Level], toLay: [] };
  const offer = must(offerCashOut(backed({ pricesOf }), whole).offer);
  expect(offer.legs.map(({ odds }) => odds)).toEqual([310, 310]);
  // ₹200.00 are paid for ₹64.19, and for ₹60.32.
  expect(offer.legs.map((leg) => expectedOdds(offer, leg))).toEqual([312, 332]);
});
