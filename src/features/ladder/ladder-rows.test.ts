import { expect, test } from 'vitest';
import { classicLadder, tickOf } from '#domain/odds/odds-ladder.ts';
import type { Order } from '#domain/bet/order.ts';
import { anchorOf, figuresByTick } from './ladder-rows.ts';

const order = (changes: Partial<Order>): Order => ({
  orderId: 'o1',
  clientId: 'c1',
  marketId: '1.1',
  runnerId: 'home',
  side: 'BACK',
  odds: 238,
  stake: 500,
  matched: 200,
  averageOdds: 238,
  remaining: 300,
  cancelled: 0,
  lapsed: 0,
  status: 'EXECUTABLE',
  reason: null,
  persistence: 'LAPSE',
  delayEndsAt: null,
  placedAt: '2026-05-01T12:00:00.000Z',
  updatedAt: '2026-05-01T12:00:00.000Z',
  ...changes,
});
const at = (odds: number) => tickOf(classicLadder, odds);

test('what is offered, matched and one’s own stands at its price; what waits for its delay does not', () => {
  const rows = figuresByTick(classicLadder, {
    toBack: [[236, 100]],
    toLay: [[238, 900]],
    traded: [[236, 50]],
    orders: [
      order({}),
      order({ orderId: 'o2', remaining: 100 }),
      order({ orderId: 'o3', side: 'LAY', odds: 236 }),
      order({ orderId: 'o4', odds: 240, delayEndsAt: '2026-05-01T12:00:05.000Z' }),
      order({ orderId: 'o5', odds: 237 }),
    ],
  });
  expect(rows.get(at(236))).toEqual({ toBack: 100, toLay: 0, ownBack: 0, ownLay: 300, traded: 50 });
  expect(rows.get(at(238))).toEqual({ toBack: 0, toLay: 900, ownBack: 400, ownLay: 0, traded: 0 });
  expect(rows.size).toBe(2);
});

test('the ladder is read around the last price, else the best on offer, else evens', () => {
  const book = { toBack: [[236, 1]], toLay: [[238, 1]] } as const;
  expect(anchorOf(classicLadder, 300, { toBack: [[295, 1]], toLay: [[305, 1]] })).toBe(at(300));
  expect(anchorOf(classicLadder, 300, { toBack: [], toLay: [] })).toBe(at(300));
  expect(anchorOf(classicLadder, null, book)).toBe(at(236));
  expect(anchorOf(classicLadder, null, { toBack: [], toLay: book.toLay })).toBe(at(238));
  expect(anchorOf(classicLadder, null, { toBack: [], toLay: [] })).toBe(at(200));
  // The book has moved on from the last price.
  expect(anchorOf(classicLadder, 300, book)).toBe(at(238));
  expect(anchorOf(classicLadder, 150, book)).toBe(at(236));
  // Reduced by a withdrawal, the last price lies between two ticks.
  const empty = { toBack: [], toLay: [] };
  expect(anchorOf(classicLadder, 307, empty)).toBe(at(310));
  expect(anchorOf(classicLadder, 999_999, empty)).toBe(classicLadder.prices.length - 1);
});
