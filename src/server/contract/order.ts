import { z } from 'zod';
import { lapseCodes, refusalCodes } from '#domain/words/messages.ts';
import { defineCall } from './call.ts';
import { quote } from './market.ts';
import { amount, clientId, hundredths, id, lineValue, odds, side, text, time } from './values.ts';

/** Whether what is unmatched lapses or stays when the market turns in play. */
export const persistence = z.enum(['LAPSE', 'PERSIST']);
export type Persistence = z.infer<typeof persistence>;

export const order = z.object({
  orderId: id,
  clientId,
  marketId: id,
  runnerId: id,
  side,
  /** Of a LINE market: the line. */
  odds,
  /** Of a session's bet; absent elsewhere. */
  line: lineValue.optional(),
  /** As placed or last edited: matched + remaining + cancelled + lapsed. */
  stake: amount,
  matched: amount,
  /** Average matched odds, half up; null when nothing is matched. */
  averageOdds: odds.nullable(),
  remaining: amount,
  cancelled: amount,
  lapsed: amount,
  /** EXECUTABLE while something remains. */
  status: z.enum(['EXECUTABLE', 'COMPLETE']),
  /** Why the rest lapsed or was cancelled by the exchange; else null. */
  reason: z.enum(lapseCodes).nullable(),
  persistence,
  /** While the in-play delay runs, when it ends: until then the order is not on the book and can be cancelled. */
  delayEndsAt: time.nullable(),
  placedAt: time,
  updatedAt: time,
});
export type Order = z.infer<typeof order>;

/**
 * A clicked price, and what is to be done when it has moved: NEVER takes no other one, BETTER a better one, WITHIN one
 * up to `ticks` worse too. Decided on the book when the order is accepted, and anew when its delay ends.
 */
const take = z.strictObject({
  policy: z.enum(['NEVER', 'BETTER', 'WITHIN']),
  ticks: z.int().min(0).max(100).default(0),
});

export const place = z.strictObject({
  type: z.literal('PLACE'),
  clientId,
  runnerId: id,
  side,
  odds: z.int(),
  /** A session's line: the bet is matched at exactly these odds and this line, or refused. */
  line: lineValue.optional(),
  stake: z.int(),
  /** The odds are a price as it was clicked; without it the order is an offer at these odds. */
  take: take.optional(),
  /** LAPSE when it is not given. */
  persistence: persistence.optional(),
  /** Matched at once, `minFill` of it at least (no more than the stake; else all of it), or not at all; none of it rests. */
  fillOrKill: z.strictObject({ minFill: z.int().positive().optional() }).optional(),
  /** Refused, MARKET_CHANGED, when the market's definition has another version by now. */
  marketVersion: z.int().optional(),
});

export const edit = z.strictObject({
  type: z.literal('EDIT'),
  clientId,
  orderId: id,
  odds: z.int().optional(),
  /** The new whole stake, what is matched included. */
  stake: z.int().optional(),
});

const cancel = z.strictObject({ type: z.literal('CANCEL'), clientId, orderId: id });

/** Cancels every unmatched order of the caller in the market. */
const cancelMarket = z.strictObject({ type: z.literal('CANCEL_MARKET'), clientId });

export const instruction = z.discriminatedUnion('type', [place, edit, cancel, cancelMarket]);
export type Instruction = z.infer<typeof instruction>;

const fill = z.object({ odds, stake: amount });

const accepted = z.object({
  status: z.literal('ACCEPTED'),
  clientId,
  /** The orders touched, as they stand after the instruction. */
  orders: z.array(order),
  /** What a placed or edited order took at once, in the order it was taken. */
  fills: z.array(fill),
});

export const refused = z.object({
  status: z.literal('REFUSED'),
  clientId,
  code: z.enum(refusalCodes),
  message: text,
  /** OFF_LADDER: the prices on either side. */
  lower: odds.nullable().optional(),
  higher: odds.nullable().optional(),
  /** STAKE_TOO_SMALL, STAKE_TOO_LARGE, LEAST_FILL_TOO_LARGE, INSUFFICIENT_BALANCE: the bound. */
  limit: amount.nullable().optional(),
  /** QUOTE_CHANGED: what can be had now on that side of the runner; null when nothing can. */
  quote: quote.pick({ odds: true, line: true, size: true }).nullable().optional(),
  /** ODDS_CHANGED: the price now; null when there is none. */
  odds: odds.nullable().optional(),
});

export const instructionResult = z.discriminatedUnion('status', [accepted, refused]);
export type InstructionResult = z.infer<typeof instructionResult>;
export type Refused = z.infer<typeof refused>;

export const sendInstructions = defineCall({
  name: 'sendInstructions',
  summary: 'Place, edit and cancel orders in one market, in the order given; each has its own result',
  tag: 'Orders',
  method: 'POST',
  path: '/markets/:marketId/orders',
  auth: 'bettor',
  params: z.strictObject({ marketId: id }),
  body: z.strictObject({ instructions: z.array(instruction).min(1).max(200) }),
  data: z.object({ results: z.array(instructionResult) }),
});

export const cancelAll = defineCall({
  name: 'cancelAll',
  summary: 'Cancel every unmatched order of the caller, in every market',
  tag: 'Orders',
  method: 'POST',
  path: '/orders/cancel-all',
  auth: 'bettor',
  body: z.strictObject({ clientId }),
  data: z.object({ orders: z.array(order) }),
});

/** What became of a client id: how a caller that heard no answer finds out. */
export const getResult = defineCall({
  name: 'getResult',
  summary: 'The result of an instruction by its client id; null when it never arrived',
  tag: 'Orders',
  method: 'GET',
  path: '/results/:clientId',
  auth: 'bettor',
  params: z.strictObject({ clientId }),
  data: z.object({ result: instructionResult.nullable(), order: order.nullable() }),
});

/** How a caller makes sure that what it has heard nothing of will not be carried out later. */
export const giveUp = defineCall({
  name: 'giveUp',
  summary:
    'Give up what was sent under a client id: if it has not arrived by now, it is refused when it does',
  tag: 'Orders',
  method: 'POST',
  path: '/results/:clientId/give-up',
  auth: 'bettor',
  params: z.strictObject({ clientId }),
  /** False: it arrived before, and its result says what became of it. */
  data: z.object({ isGivenUp: z.boolean() }),
});

export const listOrders = defineCall({
  name: 'listOrders',
  summary: 'Own orders, newest first: unmatched, matched in markets not yet settled, or all of a market',
  tag: 'Orders',
  method: 'GET',
  path: '/orders',
  auth: 'bettor',
  query: z.strictObject({
    marketId: id.optional(),
    state: z.enum(['UNMATCHED', 'MATCHED', 'ALL']).optional(),
  }),
  data: z.array(order),
});

export const runnerResult = z.object({ runnerId: id, ifWins: hundredths });

export const position = z.object({
  marketId: id,
  /** Before commission, matched bets only: what the market pays when that runner wins. */
  outcomes: z.array(
    z.object({
      runnerId: id,
      ifWins: hundredths,
      /** Of several winners only: what the bets on this runner pay when it wins, and when it does not. */
      ifLoses: hundredths.optional(),
    }),
  ),
  /** Markets settled on a number, instead: what they pay from that number up (null: any lower) to the next. */
  numbers: z.array(z.object({ from: z.int().nullable(), pays: hundredths })).optional(),
  /** Matched stakes, backs less lays: `ifWins` + `netStake` is what stands on a runner alone. */
  netStake: hundredths,
  /** Minor units, rounded up, unmatched orders included. */
  exposure: amount,
});
export type Position = z.infer<typeof position>;

export const listPositions = defineCall({
  name: 'listPositions',
  summary: 'Own positions in markets not yet settled',
  tag: 'Orders',
  method: 'GET',
  path: '/positions',
  auth: 'bettor',
  data: z.array(position),
});
