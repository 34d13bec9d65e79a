import { z } from 'zod';
import { lapseCodes } from '#domain/words/lapse-words.ts';
import { refusalCodes } from '#domain/words/refusal-words.ts';
import { defineCall } from './call.ts';
import { quote } from './market.ts';
import { rulesVersion } from './market-rules.ts';
import { separately } from './understood.ts';
import { amount, clientId, hundredths, id, lineValue, odds, side, text, time } from './values.ts';

/** Whether the unmatched part lapses or stays when the market turns in play. */
export const persistence = z.enum(['LAPSE', 'PERSIST']);
export type Persistence = z.infer<typeof persistence>;

/** True for a bet that a cash out placed; absent elsewhere, and of orders from before this was told. */
export const byCashOut = z.boolean().optional();

export const order = z.object({
  orderId: id,
  clientId,
  marketId: id,
  runnerId: id,
  side,
  /** In a LINE market, the line. */
  odds,
  /** The line of a session bet; absent elsewhere. */
  line: lineValue.optional(),
  /** As placed or last edited: `matched` + `remaining` + `cancelled` + `lapsed`. */
  stake: amount,
  matched: amount,
  /** Average matched odds, rounded half up; null if nothing is matched. */
  averageOdds: odds.nullable(),
  /** The sum of each matched stake times its odds, exact. Stored answers may be from before it was told. */
  matchedValue: hundredths.optional(),
  remaining: amount,
  cancelled: amount,
  lapsed: amount,
  /** EXECUTABLE while something remains. */
  status: z.enum(['EXECUTABLE', 'COMPLETE']),
  /** Why the exchange lapsed or cancelled the rest; null if it did not. */
  reason: z.enum(lapseCodes).nullable(),
  persistence,
  /** The version of its market kind's rules that was in force when it was placed. Stored answers may be from before. */
  rulesVersion: rulesVersion.default(1),
  byCashOut,
  /** When the running in-play delay ends. Until then the order is not in the book and can be cancelled. */
  delayEndsAt: time.nullable(),
  placedAt: time,
  updatedAt: time,
});
export type Order = z.infer<typeof order>;

/**
 * What to do if the clicked price has moved: NEVER takes no other price, BETTER takes a better one, WITHIN also one up
 * to `ticks` worse. Decided against the book when the order is accepted, and again when its delay ends.
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
  /** A session's line. The bet is matched at exactly these odds and this line, or refused. */
  line: lineValue.optional(),
  stake: z.int(),
  /** Present if the odds are a clicked price; without it the order is an offer at these odds. */
  take: take.optional(),
  /** Defaults to LAPSE. */
  persistence: persistence.optional(),
  /** Match at least `minFill` at once (at most, and by default, the whole stake), or nothing. Nothing ever rests. */
  fillOrKill: z.strictObject({ minFill: z.int().positive().optional() }).optional(),
  /** Refused with MARKET_CHANGED if the market's definition now has another version. */
  marketVersion: z.int().optional(),
});

export const edit = z.strictObject({
  type: z.literal('EDIT'),
  clientId,
  orderId: id,
  odds: z.int().optional(),
  /** The new total stake, matched part included. */
  stake: z.int().optional(),
});

const cancel = z.strictObject({ type: z.literal('CANCEL'), clientId, orderId: id });

/** Cancels all the caller's unmatched orders in the market. */
const cancelMarket = z.strictObject({ type: z.literal('CANCEL_MARKET'), clientId });

export const instruction = z.discriminatedUnion('type', [place, edit, cancel, cancelMarket]);
export type Instruction = z.infer<typeof instruction>;

const fill = z.object({ odds, stake: amount });

const accepted = z.object({
  status: z.literal('ACCEPTED'),
  clientId,
  /** The affected orders, as they stand after the instruction. */
  orders: z.array(order),
  /** What a placed or edited order matched at once, in matching order. */
  fills: z.array(fill),
});

export const refused = z.object({
  status: z.literal('REFUSED'),
  clientId,
  code: z.enum(refusalCodes),
  message: text,
  /** OFF_LADDER: the nearest prices below and above. */
  lower: odds.nullable().optional(),
  higher: odds.nullable().optional(),
  /** The limit that was exceeded, of the codes that have one: stakes, profit, exposure, least fill; or the balance that is available. */
  limit: amount.nullable().optional(),
  /** QUOTE_CHANGED: the current quote on that side of the runner; null if there is none. */
  quote: quote.pick({ odds: true, line: true, size: true }).nullable().optional(),
  /** ODDS_CHANGED: the current price; null if there is none. */
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
  data: z.object({ orders: separately(z.array(order)) }),
  refusals: ['CLIENT_ID_REUSED', 'GIVEN_UP'],
});

/** Lets a caller that received no answer find out what became of a client id. */
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

/** Lets a caller that received no answer make sure that its request is not carried out later. */
export const giveUp = defineCall({
  name: 'giveUp',
  summary:
    'Give up what was sent under a client id: if it has not arrived by now, it is refused when it does',
  tag: 'Orders',
  method: 'POST',
  path: '/results/:clientId/give-up',
  auth: 'bettor',
  params: z.strictObject({ clientId }),
  /** False if it had already arrived; its result then says what became of it. */
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
  /** What the market pays if that runner wins. Before commission, matched bets only. */
  outcomes: z.array(
    z.object({
      runnerId: id,
      ifWins: hundredths,
      /** Only with several winners: `ifWins` and `ifLoses` are then what the bets on this runner alone pay. */
      ifLoses: hundredths.optional(),
    }),
  ),
  /** In markets settled on a number, instead of `outcomes`: the payout from that number (null: any lower) to the next. */
  numbers: z.array(z.object({ from: z.int().nullable(), pays: hundredths })).optional(),
  /** Matched back stakes minus lay stakes: `ifWins` + `netStake` is what rides on a runner alone. */
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
