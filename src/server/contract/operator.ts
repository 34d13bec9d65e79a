import { z } from 'zod';
import { defineCall } from './call.ts';
import { marketDefinition, marketStatus, quote, runner } from './market.ts';
import { event, score } from './reference.ts';
import { amount, id, lineValue, money, text, time, userName } from './values.ts';

/** Calls for whoever runs the exchange. They carry the operator key, which no browser ever has. */

const operator = { tag: 'Operator', auth: 'operator' } as const;

export const createEvent = defineCall({
  ...operator,
  name: 'createEvent',
  summary: 'Create an event, or change it: the same id and contents change nothing',
  method: 'PUT',
  path: '/operator/events/:eventId',
  params: z.strictObject({ eventId: id }),
  body: z.strictObject({
    sportId: id,
    eventName: text.min(1).max(200),
    eventTime: time,
    tournamentId: id,
    tournamentName: text.max(200),
    home: text.max(100).nullable(),
    away: text.max(100).nullable(),
  }),
  data: event,
  refusals: ['UNKNOWN_SPORT'],
});

export const setEventState = defineCall({
  ...operator,
  name: 'setEventState',
  summary: 'Set an event in play or ended, and its score',
  method: 'POST',
  path: '/operator/events/:eventId/state',
  params: z.strictObject({ eventId: id }),
  body: z.strictObject({
    inPlay: z.boolean().optional(),
    ended: z.boolean().optional(),
    score: score.nullable().optional(),
  }),
  data: event,
  refusals: ['UNKNOWN_EVENT'],
});

export const createMarket = defineCall({
  ...operator,
  name: 'createMarket',
  summary: 'Create a market of an event, inactive until its status is set; the same id changes nothing',
  method: 'PUT',
  path: '/operator/markets/:marketId',
  params: z.strictObject({ marketId: id }),
  body: z
    .strictObject({
      eventId: id,
      marketName: text.min(1).max(200),
      kind: marketDefinition.shape.kind.default('WINNER'),
      numberOfWinners: z.int().min(1).max(32).default(1),
      strike: lineValue.optional(),
      startTime: time,
      betDelay: z.int().min(0).max(60).default(0),
      commissionRate: z.int().min(0).max(10_000).default(200),
      ladder: marketDefinition.shape.ladder.default('CLASSIC'),
      minStake: amount.default(100_00),
      maxStake: amount.default(50_000_000_00),
      maxProfit: amount.optional(),
      maxExposure: amount.optional(),
      crossMatching: marketDefinition.shape.crossMatching,
      leastReduction: marketDefinition.shape.leastReduction,
      runners: z
        .array(
          z.strictObject({
            runnerId: id,
            name: text.min(1).max(100),
            handicap: runner.shape.handicap,
            direction: runner.shape.direction,
          }),
        )
        .min(1)
        .max(64),
    })
    .refine(({ kind, runners }) => runners.length > 1 || kind === 'SESSION' || kind === 'LINE', {
      path: ['runners'],
      message: 'Only session and line markets have one runner',
    }),
  data: marketDefinition,
  refusals: ['UNKNOWN_EVENT', 'INVALID_MARKET', 'MARKET_CLOSED'],
});

export const setMarketStatus = defineCall({
  ...operator,
  name: 'setMarketStatus',
  summary: 'Open, suspend, take in play. Turning in play cancels unmatched orders (they lapse)',
  method: 'POST',
  path: '/operator/markets/:marketId/status',
  params: z.strictObject({ marketId: id }),
  body: z.strictObject({
    status: marketStatus.exclude(['CLOSED']).optional(),
    suspendReason: text.max(40).nullable().optional(),
    inPlay: z.boolean().optional(),
    betDelay: z.int().min(0).max(60).optional(),
  }),
  data: marketDefinition,
  refusals: ['UNKNOWN_MARKET', 'MARKET_CLOSED', 'TOO_FEW_RUNNERS'],
});

export const settleMarket = defineCall({
  ...operator,
  name: 'settleMarket',
  summary:
    'Close the market with its result (its winners, or the number it is settled on): unmatched orders lapse, ' +
    'positions are paid. No result voids it',
  method: 'POST',
  path: '/operator/markets/:marketId/settle',
  params: z.strictObject({ marketId: id }),
  body: z.strictObject({
    /** More than one in a market that one wins ran a dead heat. Where several win, `tied` names who did. */
    winners: z.array(id).max(64).default([]),
    /** Runners in a dead heat for the places the winners leave. */
    tied: z.array(id).max(64).default([]),
    /** Fewer winners than the market has are meant: nobody took the other places. */
    unfilled: z.boolean().default(false),
    number: z.int().min(-1e9).max(1e9).optional(),
  }),
  data: marketDefinition,
  refusals: ['UNKNOWN_MARKET', 'UNKNOWN_RUNNER', 'INVALID_RESULT', 'RESULT_UNCLEAR', 'MARKET_CLOSED'],
});

export const resettleMarket = defineCall({
  ...operator,
  name: 'resettleMarket',
  summary:
    'Settle a closed market anew: what it paid is taken back, the new result is paid, each in its own entries',
  method: 'POST',
  path: '/operator/markets/:marketId/resettle',
  params: z.strictObject({ marketId: id }),
  body: settleMarket.body,
  data: marketDefinition,
  refusals: [
    'UNKNOWN_MARKET',
    'UNKNOWN_RUNNER',
    'INVALID_RESULT',
    'RESULT_UNCLEAR',
    'MARKET_NOT_CLOSED',
    'SETTLED_MEANWHILE',
  ],
});

export const removeRunner = defineCall({
  ...operator,
  name: 'removeRunner',
  summary:
    'Take a runner out: unmatched orders lapse, bets on it are void, what was matched on the others is reduced. ' +
    'A market left with no more runners than winners is suspended, to be settled or made void',
  method: 'POST',
  path: '/operator/markets/:marketId/runners/:runnerId/remove',
  params: z.strictObject({ marketId: id, runnerId: id }),
  body: z.strictObject({
    /** Basis points: 2500 reduces odds of 8 to 6. A factor below the market's `leastReduction` reduces nothing. */
    reductionFactor: z.int().min(0).max(9_900),
  }),
  data: marketDefinition,
  refusals: ['UNKNOWN_MARKET', 'UNKNOWN_RUNNER', 'INVALID_REMOVAL', 'MARKET_CLOSED'],
});

export const voidBets = defineCall({
  ...operator,
  name: 'voidBets',
  summary:
    'Void what was matched in a stretch of time, both ends included; a match across the runners is void as a whole, ' +
    'unmatched orders stay',
  method: 'POST',
  path: '/operator/markets/:marketId/void',
  params: z.strictObject({ marketId: id }),
  body: z.strictObject({ from: time, to: time, runnerId: id.optional() }),
  data: z.object({ voided: z.int() }),
  refusals: ['UNKNOWN_MARKET', 'UNKNOWN_RUNNER', 'MARKET_CLOSED'],
});

export const setQuotes = defineCall({
  ...operator,
  name: 'setQuotes',
  summary: 'Replace what a bookmaker or session market is quoted at',
  method: 'PUT',
  path: '/operator/markets/:marketId/quotes',
  params: z.strictObject({ marketId: id }),
  body: z.strictObject({ quotes: z.array(z.strictObject(quote.shape)).max(64) }),
  data: marketDefinition,
  refusals: ['UNKNOWN_MARKET', 'MARKET_CLOSED', 'INVALID_QUOTES'],
});

export const fundAccount = defineCall({
  ...operator,
  name: 'fundAccount',
  summary: 'Credit an account from the house; the same reference is credited once',
  method: 'POST',
  path: '/operator/accounts/:userName/fund',
  params: z.strictObject({ userName }),
  body: z.strictObject({ amount: z.int().positive().max(1e13), reference: text.min(8).max(64) }),
  data: z.object({ bankBalance: money }),
  refusals: [
    'UNKNOWN_ACCOUNT',
    'PRACTICE_ACCOUNT',
    'SELF_EXCLUDED',
    'TIMED_OUT',
    'CLIENT_ID_REUSED',
    'BALANCE_TOO_LARGE',
  ],
});

export const limitAccount = defineCall({
  ...operator,
  name: 'limitAccount',
  summary:
    'Set the most that an account may have at risk over all markets; null lifts it. What is at risk stays',
  method: 'PUT',
  path: '/operator/accounts/:userName/limits',
  params: z.strictObject({ userName }),
  body: z.strictObject({ maxExposure: amount.nullable() }),
  data: z.object({ maxExposure: amount.nullable() }),
  refusals: ['UNKNOWN_ACCOUNT'],
});
