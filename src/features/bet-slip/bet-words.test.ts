import { expect, test } from 'vitest';
import type { Order, Settlement } from '#domain/bet/order.ts';
import { formatOdds } from '#domain/odds/odds.ts';
import { betWords } from './bet-words.ts';
import { sampleReport } from './bet-slip.test-data.tsx';

const sampleSettlement: Settlement = {
  settlementId: 's1',
  marketId: '1.1',
  eventName: 'Harbour Town v Ridgeway',
  marketName: 'Match Odds',
  result: 'Ridgeway',
  profit: 0,
  commission: 0,
  at: '2026-11-21T10:00:00Z',
};

/** What is said of a bet that is wholly matched. */
const said = (changes: Partial<Order>, kind: Parameters<typeof betWords>[1] = 'WINNER'): string => {
  const { order, ...report } = sampleReport('matched');
  return betWords({ ...report, order: order && { ...order, ...changes } }, kind, ({ odds }) =>
    formatOdds(odds),
  ).text;
};

test('a matched back says what it wins', () => {
  expect(
    said({
      side: 'BACK',
      stake: 50_000,
      matched: 50_000,
      odds: 181,
      averageOdds: 181,
      matchedValue: 9_050_000,
    }),
  ).toBe('₹500.00 at 1.81: wins ₹405.00 before commission');
});

test('its exact sum tells what it wins where its average odds are rounded', () => {
  // 659 at 3.20 and 341 at 3.15.
  expect(
    said({ side: 'BACK', stake: 100_000, matched: 100_000, averageOdds: 318, matchedValue: 31_829_500 }),
  ).toBe('₹1,000.00 at about 3.18: wins ₹2,182.95 before commission');
});

test('half a paisa is not promised to a back, and is told to a lay', () => {
  const odd = { stake: 10_001, matched: 10_001, odds: 250, averageOdds: 250, matchedValue: 2_500_250 };
  expect(said({ ...odd, side: 'BACK' })).toMatch(/: wins ₹150\.01 before/);
  expect(said({ ...odd, side: 'LAY' })).toMatch(/: wins ₹100\.01 before commission, liability ₹150\.02$/);
});

test('of an order that does not tell its sum, no more is promised than their least', () => {
  expect(
    said({ side: 'BACK', stake: 50_000, matched: 50_000, odds: 181, averageOdds: 183, matchedValue: null }),
  ).toBe('₹500.00 at 1.83: wins at least ₹412.50 before commission');
});

test('a back that took worse odds than it asked for is not promised those', () => {
  expect(
    said({ side: 'BACK', stake: 50_000, matched: 50_000, odds: 181, averageOdds: 179, matchedValue: null }),
  ).toBe('₹500.00 at 1.79: wins at least ₹392.50 before commission');
});

test('a matched lay wins its stake, whatever the odds, which tell what it risks', () => {
  expect(
    said({
      side: 'LAY',
      stake: 50_000,
      matched: 50_000,
      odds: 300,
      averageOdds: 290,
      matchedValue: 14_500_000,
    }),
  ).toBe('₹500.00 at 2.90: wins ₹500.00 before commission, liability ₹950.00');
});

test('of a bet without an answer it says when the exchange is asked', () => {
  const text = (isOffline: boolean) =>
    betWords(sampleReport('unknown'), 'WINNER', ({ odds }) => formatOdds(odds), { isOffline }).text;
  expect(text(false)).toMatch(/we are asking the exchange\.$/);
  expect(text(true)).toMatch(/we ask the exchange as soon as you are online again\.$/);
});

test('a bookmaker takes no commission', () => {
  expect(
    said({ side: 'BACK', stake: 10_000, matched: 10_000, odds: 185, averageOdds: 185 }, 'BOOKMAKER'),
  ).toMatch(/: wins ₹85\.00$/);
});

test.each([
  [50_000, 1_000, 'Result: Ridgeway. Your bets in this market won ₹490.00, after commission.'],
  [-10_000, 0, 'Result: Ridgeway. Your bets in this market lost ₹100.00.'],
  [0, 0, 'Result: Ridgeway. Your bets in this market came out level.'],
])('a market that paid %i less %i says what its bets came to', (profit, commission, words) => {
  const settlement = { ...sampleSettlement, profit, commission };
  expect(
    betWords(sampleReport('settled'), 'WINNER', ({ odds }) => formatOdds(odds), { settlement }).text,
  ).toBe(words);
});

test('a void market gave the stakes back', () => {
  const settlement = { ...sampleSettlement, result: 'Void', profit: 0, commission: 0 };
  expect(betWords(sampleReport('settled'), 'WINNER', () => '', { settlement }).text).toBe(
    'The market is void: your stakes are back.',
  );
});

test('a bet matched in part says what that part wins', () => {
  const { text } = betWords(sampleReport('partlyMatched'), 'WINNER', ({ odds }) => formatOdds(odds));
  expect(text).toBe(
    '₹40.00 at 2.38: wins ₹55.20 before commission. ₹60.00 waits at 2.36. Change or cancel it in My Bets.',
  );
});

test.each([
  [{ lapsed: 0, reason: null }, 'Cancelled'],
  [{ lapsed: 10_000, cancelled: 0, reason: 'MARKET_CLOSED' }, 'Lapsed'],
  [{ lapsed: 10_000, cancelled: 0, reason: 'VOID' }, 'Voided'],
] as const)(
  'a bet of which nothing was matched, %o, is called %s, also once its market is settled',
  (changes, title) => {
    for (const state of ['cancelled', 'settled'] as const) {
      const { order, ...report } = sampleReport('cancelled');
      const words = betWords(
        { ...report, state, order: order && { ...order, ...changes } },
        'WINNER',
        ({ odds }) => formatOdds(odds),
      );
      expect(words.title).toBe(title);
    }
  },
);

test.each(['cancelled', 'settled'] as const)(
  'of a bet that was voided whole, %s, it is said that the stake is back, not that it was never matched',
  (state) => {
    const { order, ...report } = sampleReport('cancelled');
    const voided = order && { ...order, lapsed: 10_000, cancelled: 0, reason: 'VOID' as const };
    expect(betWords({ ...report, state, order: voided }, 'WINNER', ({ odds }) => formatOdds(odds))).toEqual({
      title: 'Voided',
      text: 'The operator voided it, or its runner was removed: the stake is back.',
    });
  },
);

test('of a bet of which a part was voided, that part is told beside what stands', () => {
  const voided = {
    matched: 4_000,
    lapsed: 6_000,
    remaining: 0,
    matchedValue: 944_000,
    reason: 'VOID',
  } as const;
  expect(said({ stake: 10_000, averageOdds: 236, ...voided })).toMatch(
    /\. ₹60\.00 was voided\. The operator voided it, or its runner was removed: the stake is back\.$/,
  );
});

test('of a bet whose rest was cancelled, what was matched and what was cancelled are told apart', () => {
  const { order, ...report } = sampleReport('matched');
  const changes = {
    stake: 50_000,
    matched: 37_000,
    cancelled: 13_000,
    odds: 178,
    averageOdds: 173,
    matchedValue: 6_401_000,
  };
  const { title, text } = betWords(
    { ...report, order: order && { ...order, ...changes } },
    'WINNER',
    ({ odds }) => formatOdds(odds),
  );
  expect(title).toBe('Matched in part');
  expect(text).toBe('₹370.00 at 1.73: wins ₹270.10 before commission. ₹130.00 was cancelled.');
});

test('of a bet that would win too much, what was not placed and why is told beside what waits', () => {
  const { order, ...report } = sampleReport('partlyMatched');
  const changes = {
    stake: 100_000,
    matched: 10_000,
    remaining: 20_000,
    lapsed: 70_000,
    reason: 'PROFIT_TOO_LARGE',
    odds: 150,
    averageOdds: 1_000,
    matchedValue: 10_000_000,
  } as const;
  const { text } = betWords({ ...report, order: order && { ...order, ...changes } }, 'WINNER', ({ odds }) =>
    formatOdds(odds),
  );
  expect(text).toBe(
    '₹100.00 at 10.00: wins ₹900.00 before commission. ₹200.00 waits at 1.50. Change or cancel it in My Bets. ' +
      '₹700.00 was not placed. The bet would win more than one bet in this market may.',
  );
});
