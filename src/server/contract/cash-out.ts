import { z } from 'zod';
import { defineCall } from './call.ts';
import { order, refused, runnerResult } from './order.ts';
import { amount, clientId, id, odds, side } from './values.ts';

const percent = z.int().min(1).max(100).describe('How much of the position: 1 to 100');

/** One bet that takes what is there, up to `odds`. */
const cashOutLeg = z.strictObject({ runnerId: id, side, odds, stake: z.int().positive() });

const cashOutQuote = z.object({
  /** The bets that it takes at the prices of now; what is sent to execute it. */
  legs: z.array(cashOutLeg),
  /** What the market pays by runner: now, and when all legs are matched. Before commission, matched bets only. */
  before: z.array(runnerResult),
  after: z.array(runnerResult),
  /** False: the book holds less than the cash out needs, and the legs are what it holds. */
  isWhole: z.boolean(),
  /** What it comes to at the worst, after commission: more than the worst of keeping the position. */
  worth: z.int(),
});

export const quoteCashOut = defineCall({
  name: 'quoteCashOut',
  summary:
    'The bets that level the own position in a market, or the own bets on one runner, as they can be taken now; no margin',
  tag: 'Cash out',
  method: 'GET',
  path: '/markets/:marketId/cash-out',
  auth: 'bettor',
  params: z.strictObject({ marketId: id }),
  query: z.strictObject({ runnerId: id.optional(), percent: z.coerce.number().pipe(percent).optional() }),
  data: cashOutQuote,
  refusals: [
    'UNKNOWN_MARKET',
    'UNKNOWN_RUNNER',
    'MARKET_CLOSED',
    'MARKET_NOT_OPEN',
    'MARKET_SUSPENDED',
    'CASH_OUT_NOT_OFFERED',
    'NOTHING_TO_CASH_OUT',
    'NO_PRICES_TO_CASH_OUT',
    'CASH_OUT_NOT_BETTER',
    'BETS_UNDER_WAY',
    'BLOCKED',
    'SELF_EXCLUDED',
    'INSUFFICIENT_BALANCE',
    'MARKET_EXPOSURE_TOO_LARGE',
    'EXPOSURE_TOO_LARGE',
    'POSITION_TOO_LARGE',
  ],
});

/** What was matched of a leg. */
const achievedLeg = z.object({
  runnerId: id,
  side,
  stake: amount,
  /** Half up; null when nothing was matched. */
  averageOdds: odds.nullable(),
});

const cashOutDone = z.object({
  status: z.literal('ACCEPTED'),
  clientId,
  marketId: id,
  runnerId: id.nullable(),
  percent,
  requested: z.array(cashOutLeg),
  /** In the order of the legs requested. */
  achieved: z.array(achievedLeg),
  /** What the market paid by runner before it, and pays after it. */
  before: z.array(runnerResult),
  after: z.array(runnerResult),
  /** The orders of the legs as they then stood. */
  orders: z.array(order),
});

export const cashOutResult = z.discriminatedUnion('status', [cashOutDone, refused]);
export type CashOutResult = z.infer<typeof cashOutResult>;

const isOneEach = (legs: readonly { runnerId: string }[]): boolean =>
  new Set(legs.map(({ runnerId }) => runnerId)).size === legs.length;

/** A cash out as it was shown and confirmed. */
export const cashOutRequest = z.strictObject({
  clientId,
  /** Null: the whole market. */
  runnerId: id.nullable(),
  percent,
  /** At most one a runner. */
  legs: z.array(cashOutLeg).min(1).max(200).refine(isOneEach, 'each runner once'),
  /** The position that it was shown for; refused, POSITION_CHANGED, when it is another one. */
  before: z.array(runnerResult),
});
export type CashOutRequest = z.infer<typeof cashOutRequest>;

export const executeCashOut = defineCall({
  name: 'executeCashOut',
  summary: 'Take the legs of a cash out together; what is not matched at once lapses',
  tag: 'Cash out',
  method: 'POST',
  path: '/markets/:marketId/cash-out',
  auth: 'bettor',
  params: z.strictObject({ marketId: id }),
  body: cashOutRequest,
  data: z.object({ result: cashOutResult }),
});

/** What became of a cash out: how a caller that heard no answer finds out. */
export const getCashOutResult = defineCall({
  name: 'getCashOutResult',
  summary:
    'The result of a cash out by its client id and its orders as they stand now; null when it never arrived',
  tag: 'Cash out',
  method: 'GET',
  path: '/cash-outs/:clientId',
  auth: 'bettor',
  params: z.strictObject({ clientId }),
  data: z.object({ result: cashOutResult.nullable(), orders: z.array(order) }),
});
