import type { Order, Settlement } from '#domain/bet/order.ts';
import { sampleOrder } from '#machines/testing/samples.ts';
import type { BetRow } from './my-bets.view.tsx';

/** An order with its names. */
export const sampleRow = (order: Order, selectionName = 'Harbour Town'): BetRow => ({
  order,
  selectionName,
  ladder: 'CLASSIC',
  stakes: { minStake: 10_000, maxStake: 5_000_000 },
  kind: 'WINNER',
  marketName: 'Harbour Town v Ridgeway · Match Odds',
});

/** A fully matched back of 100.00 at 2.36, half of it at better odds. */
export const matchedBack = sampleRow(sampleOrder(10_000, { averageOdds: 238 }));

/** A fully matched lay of 2,500.00 at 3.40. */
export const matchedLay = sampleRow(
  sampleOrder(250_000, {
    orderId: 'order-0',
    clientId: 'client-2',
    side: 'LAY',
    odds: 340,
    averageOdds: 340,
    matchedValue: 250_000 * 340,
    stake: 250_000,
    remaining: 0,
    status: 'COMPLETE',
  }),
  'The Draw',
);

/** A Yes of 100.00 at 46 or more, at a rate of 100. */
export const matchedYes: BetRow = {
  ...sampleRow(
    sampleOrder(10_000, {
      orderId: 'order-5',
      clientId: 'client-5',
      odds: 200,
      averageOdds: 200,
      line: 4_600,
    }),
    'Runs',
  ),
  kind: 'SESSION',
  marketName: 'Harbour Town v Ridgeway · 1st innings 6 over runs',
};

/** An unmatched back of 100.00 at 2.36. */
export const waitingBack = sampleRow(sampleOrder(0, { orderId: 'order-4', clientId: 'client-3' }));

/** A lay of 2,500.00 at 3.40, of which 1,000.00 is matched. */
export const partlyMatchedLay = sampleRow(
  sampleOrder(100_000, {
    ...matchedLay.order,
    orderId: 'order-3',
    clientId: 'client-4',
    matched: 100_000,
    matchedValue: 100_000 * 340,
    remaining: 150_000,
    status: 'EXECUTABLE',
  }),
  'The Draw',
);

/** The same once 900.00 more is matched. */
export const moreMatchedLay: BetRow = {
  ...partlyMatchedLay,
  order: { ...partlyMatchedLay.order, matched: 190_000, matchedValue: 190_000 * 340, remaining: 60_000 },
};

export const wonMarket: Settlement = {
  settlementId: 'settlement-1',
  marketId: '1.1',
  eventName: 'Harbour Town v Ridgeway',
  marketName: 'Match Odds',
  result: 'Harbour Town',
  profit: 13_800,
  commission: 276,
  at: '2026-11-21T12:00:00.000Z',
};

export const lostMarket: Settlement = {
  ...wonMarket,
  settlementId: 'settlement-2',
  marketId: '1.2',
  eventName: 'Northbank v Saltmarsh City',
  result: 'The Draw',
  profit: -250_000,
  commission: 0,
};

export const voidedMarket: Settlement = {
  ...lostMarket,
  settlementId: 'settlement-3',
  result: 'Void',
  profit: 0,
};
