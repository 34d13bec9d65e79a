import type { MarketDefinition } from '../market.ts';
import type { Order } from '../order.ts';
import type { Payment } from '../payments.ts';

/** When everything here was made. */
export const at = '2026-05-01T10:00:00.000Z';

/** An open market with two runners. */
export const aDefinition = (changes: Partial<MarketDefinition> = {}): MarketDefinition => ({
  marketId: 'm1',
  eventId: 'e1',
  sportId: '4',
  eventName: 'Dunes v Harbour',
  marketName: 'Match Odds',
  kind: 'WINNER',
  numberOfWinners: 1,
  status: 'OPEN',
  suspendReason: null,
  inPlay: false,
  betDelay: 0,
  commissionRate: 200,
  startTime: '2026-05-01T12:00:00.000Z',
  ladder: 'CLASSIC',
  minStake: 100_00,
  maxStake: 50_000_000_00,
  version: 1,
  runners: [
    { runnerId: 'r1', name: 'Dunes', sortPriority: 1, status: 'ACTIVE' },
    { runnerId: 'r2', name: 'Harbour', sortPriority: 2, status: 'ACTIVE' },
  ],
  voided: false,
  ...changes,
});

/** An unmatched back of 500.00 at 2.36. */
export const anOrder = (changes: Partial<Order> = {}): Order => ({
  orderId: 'o1',
  clientId: 'client-1',
  marketId: 'm1',
  runnerId: 'r1',
  side: 'BACK',
  odds: 236,
  stake: 500_00,
  matched: 0,
  averageOdds: null,
  remaining: 500_00,
  cancelled: 0,
  lapsed: 0,
  status: 'EXECUTABLE',
  reason: null,
  persistence: 'LAPSE',
  rulesVersion: 1,
  delayEndsAt: null,
  placedAt: at,
  updatedAt: at,
  ...changes,
});

/** A deposit of 500.00 of which nothing has been heard yet. */
export const aPayment = (changes: Partial<Payment> = {}): Payment => ({
  paymentId: 'p1',
  clientId: 'client-1',
  kind: 'DEPOSIT',
  state: 'ASKED',
  methodId: 'upi',
  amount: 500_00,
  came: null,
  reference: 'LL-7K2M9QXD',
  utr: null,
  payTo: { name: 'Layline', account: 'layline.demo@upi.example' },
  payee: null,
  direction: null,
  steps: [{ state: 'ASKED', at, reason: null }],
  askedAt: at,
  changedAt: at,
  expiresAt: '2026-05-01T10:30:00.000Z',
  usualBy: '2026-05-01T10:01:00.000Z',
  version: 1,
  ...changes,
});
