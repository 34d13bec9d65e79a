import type { MarketDefinition } from '#contract/market.ts';
import { aPayment } from '#contract/testing/samples.ts';
import type { StoredAccount } from '#server/exchange/engine/records/accounts.ts';
import type { StoredEvent, StoredMarket } from '#server/exchange/engine/records/catalogue.ts';
import type { StoredPayment } from '#server/exchange/engine/records/payments.ts';
import type { StoredFill, StoredOrder } from '#server/exchange/engine/records/orders.ts';

/** Complete rows for tests of the store. Each test sets only what matters to it. */

export const noon = '2026-05-01T12:00:00.000Z';

export const accountRow = (accountId: string, row: Partial<StoredAccount> = {}): StoredAccount => ({
  accountId,
  userName: accountId,
  passwordHash: null,
  kind: 'bettor',
  blocked: false,
  selfExcluded: false,
  limitZone: 'UTC',
  maxExposure: null,
  balance: 0,
  createdAt: noon,
  usedAt: null,
  keptFrom: null,
  ...row,
});

export const eventRow = (exEventId: string, row: Partial<StoredEvent> = {}): StoredEvent => ({
  exEventId,
  sportId: '4',
  eventName: 'Ashfield v Brookvale',
  eventTime: noon,
  tournamentId: 't1',
  tournamentName: 'Harbour Cup',
  home: 'Ashfield',
  away: 'Brookvale',
  inPlay: false,
  ended: false,
  score: null,
  createdAt: noon,
  ...row,
});

export const definition = (marketId: string, eventId: string): MarketDefinition => ({
  marketId,
  eventId,
  sportId: '4',
  eventName: 'Ashfield v Brookvale',
  marketName: 'Match Odds',
  kind: 'WINNER',
  numberOfWinners: 1,
  status: 'OPEN',
  suspendReason: null,
  inPlay: false,
  betDelay: 0,
  commissionRate: 200,
  startTime: noon,
  ladder: 'CLASSIC',
  minStake: 100_00,
  maxStake: 50_000_000_00,
  version: 1,
  runners: ['r1', 'r2'].map((runnerId, at) => ({
    runnerId,
    name: runnerId,
    sortPriority: at,
    status: 'ACTIVE' as const,
  })),
  voided: false,
});

export const marketRow = (
  marketId: string,
  eventId: string,
  row: Partial<StoredMarket> = {},
): StoredMarket => ({
  marketId,
  eventId,
  definition: definition(marketId, eventId),
  status: 'OPEN',
  settledAt: null,
  createdAt: noon,
  ...row,
});

/** By default an order of ₹100 at 2.36 that rests unmatched. */
export const orderRow = (
  orderId: string,
  row: Partial<StoredOrder> & Pick<StoredOrder, 'queueSeq' | 'accountId' | 'marketId'>,
): StoredOrder => ({
  orderId,
  clientId: `client-${orderId}`,
  runnerId: 'r1',
  side: 'BACK',
  odds: 236,
  line: null,
  stake: 100_00,
  matched: 0,
  matchedValue: 0,
  remaining: 100_00,
  cancelled: 0,
  lapsed: 0,
  status: 'EXECUTABLE',
  reason: null,
  persistence: 'LAPSE',
  rulesVersion: 1,
  byCashOut: false,
  delayEndsAt: null,
  terms: null,
  placedAt: noon,
  updatedAt: noon,
  ...row,
});

export const fillRow = (
  fillId: number,
  row: Partial<StoredFill> & Pick<StoredFill, 'backAccountId' | 'layAccountId' | 'marketId'>,
): StoredFill => ({
  fillId,
  runnerId: 'r1',
  odds: 236,
  struckOdds: null,
  line: null,
  voided: false,
  stake: 50_00,
  backOrderId: `b${fillId}`,
  layOrderId: `l${fillId}`,
  takerSide: 'BACK',
  at: noon,
  ...row,
});

/** By default a deposit of ₹500 that is asked for. */
export const paymentRow = (
  paymentId: string,
  row: Partial<StoredPayment> & Pick<StoredPayment, 'accountId'>,
): StoredPayment => ({
  ...aPayment({ paymentId, clientId: `client-${paymentId}`, reference: `LL-${paymentId}` }),
  providerId: 'demo',
  bankId: null,
  payTarget: null,
  leftOver: 0,
  ...row,
});
