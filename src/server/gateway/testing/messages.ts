import type { MarketBook, MarketDefinition } from '#contract/market.ts';
import type { AccountImage, MarketChange, MarketHeartbeat, MarketImage } from '#contract/stream.ts';
import type { Order } from '#contract/order.ts';

export const at = '2026-05-01T10:00:00.000Z';

export const definition: MarketDefinition = {
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
  startTime: at,
  ladder: 'CLASSIC',
  minStake: 100_00,
  maxStake: 50_000_000_00,
  version: 1,
  runners: [
    { runnerId: 'r1', name: 'Dunes', sortPriority: 1, status: 'ACTIVE' },
    { runnerId: 'r2', name: 'Harbour', sortPriority: 2, status: 'ACTIVE' },
  ],
  voided: false,
};

export const book = (changes: Partial<MarketBook> = {}): MarketBook => ({
  marketId: 'm1',
  epoch: 'a',
  to: 1,
  at,
  definition,
  runners: [
    { runnerId: 'r1', toBack: [[200, 500]], toLay: [[204, 700]], lastOdds: null, matched: 0 },
    { runnerId: 'r2', toBack: [], toLay: [], lastOdds: 300, matched: 40 },
  ],
  matched: 40,
  ...changes,
});

export const image = (changes: Partial<MarketBook> = {}): MarketImage => ({
  type: 'IMAGE',
  ...book(changes),
});

/** A change from `from` to the next number that sets the size of the back price 2.00. */
export const change = (from: number, size: number): MarketChange => ({
  type: 'CHANGE',
  marketId: 'm1',
  epoch: 'a',
  from,
  to: from + 1,
  at,
  runners: [{ runnerId: 'r1', toBack: [[200, size]] }],
});

export const heartbeat = (to: number): MarketHeartbeat => ({
  type: 'HEARTBEAT',
  marketId: 'm1',
  epoch: 'a',
  to,
  at,
});

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
  delayEndsAt: null,
  placedAt: at,
  updatedAt: at,
  ...changes,
});

export const accountImage = (changes: Partial<AccountImage> = {}): AccountImage => ({
  type: 'IMAGE',
  epoch: 'a',
  to: 1,
  at,
  balance: { bankBalance: 1_000_00, exposure: 0 },
  orders: [],
  positions: [],
  ...changes,
});
