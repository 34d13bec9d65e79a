import { z } from 'zod';
import { defineCall } from './call.ts';
import { order, refused, runnerResult } from './order.ts';
import { separately } from './understood.ts';
import { amount, clientId, id, odds, side } from './values.ts';

const percent = z.int().min(1).max(100).describe('How much of the position: 1 to 100');

/** A bet that is matched at `odds` or better. What cannot be matched lapses. */
const cashOutLeg = z.strictObject({ runnerId: id, side, odds, stake: z.int().positive() });

const cashOutQuote = z.object({
  /** The bets to send. At the current prices they are matched in full. */
  legs: z.array(cashOutLeg),
  /** What the market pays by runner now. Matched bets only, before commission. */
  before: z.array(runnerResult),
  /** The same once all legs are matched. */
  after: z.array(runnerResult),
  /** False if the bettor can take less in the book than the cash out needs. The legs are then what can be taken. */
  isWhole: z.boolean(),
  /** The least that `after` pays, net of commission, in minor units. Always more than that of `before`. */
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
    'BALL_RUNNING',
    'CASH_OUT_NOT_OFFERED',
    'NOTHING_TO_CASH_OUT',
    'NO_PRICES_TO_CASH_OUT',
    'CASH_OUT_NOT_BETTER',
    'BETS_UNDER_WAY',
    'BLOCKED',
    'SELF_EXCLUDED',
    'TIMED_OUT',
    'LOSS_LIMIT',
    'INSUFFICIENT_BALANCE',
    'MARKET_EXPOSURE_TOO_LARGE',
    'EXPOSURE_TOO_LARGE',
    'POSITION_TOO_LARGE',
  ],
});

/** The part of a leg that was matched at once. Nothing yet if the in-play delay holds the leg back. */
const achievedLeg = z.object({
  runnerId: id,
  side,
  stake: amount,
  /** Rounded half up; null if nothing was matched. */
  averageOdds: odds.nullable(),
});

const cashOutDone = z.object({
  status: z.literal('ACCEPTED'),
  clientId,
  marketId: id,
  runnerId: id.nullable(),
  percent,
  requested: z.array(cashOutLeg),
  /** In the order of the requested legs. */
  achieved: z.array(achievedLeg),
  /** What the market paid by runner just before the cash out. */
  before: z.array(runnerResult),
  /** The same just after it. */
  after: z.array(runnerResult),
  /** The legs' orders as they stood just after the cash out, in the order of the legs. */
  orders: z.array(order),
});

export const cashOutResult = z.discriminatedUnion('status', [cashOutDone, refused]);
export type CashOutResult = z.infer<typeof cashOutResult>;

/** Tells a cash out's result from others. Stored results do not name their kind; only this one has what was achieved. */
export const isCashOutDone = (result: object): result is z.infer<typeof cashOutDone> => 'achieved' in result;

const isOneEach = (legs: readonly { runnerId: string }[]): boolean =>
  new Set(legs.map(({ runnerId }) => runnerId)).size === legs.length;

/** A cash out as the bettor saw it and confirmed it. */
export const cashOutRequest = z.strictObject({
  clientId,
  /** Null for the whole market. */
  runnerId: id.nullable(),
  percent,
  /** At most one per runner. */
  legs: z.array(cashOutLeg).min(1).max(200).refine(isOneEach, 'each runner once'),
  /** What the market paid by runner when the bettor confirmed. Refused with POSITION_CHANGED if it is different now. */
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

/** Tells a caller that received no answer what became of its cash out. */
export const getCashOutResult = defineCall({
  name: 'getCashOutResult',
  summary:
    'The result of a cash out by its client id and its orders as they stand now; null when it never arrived',
  tag: 'Cash out',
  method: 'GET',
  path: '/cash-outs/:clientId',
  auth: 'bettor',
  params: z.strictObject({ clientId }),
  data: z.object({ result: cashOutResult.nullable(), orders: separately(z.array(order)) }),
});
