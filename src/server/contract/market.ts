import { z } from 'zod';
import type { Level } from '#domain/odds/levels.ts';
import { marketKinds } from '#domain/market/market-kind.ts';
import { defineCall } from './call.ts';
import { event } from './reference.ts';
import { amount, id, lineValue, odds, side, text, time } from './values.ts';

export const marketStatus = z.enum(['INACTIVE', 'OPEN', 'SUSPENDED', 'CLOSED']);
export type MarketStatus = z.infer<typeof marketStatus>;

const runnerStatus = z.enum(['ACTIVE', 'WINNER', 'LOSER', 'REMOVED']);

export const runner = z.object({
  runnerId: id,
  name: text,
  sortPriority: z.int(),
  status: runnerStatus,
  /** HANDICAP: what is added to its side's number, in quarters. */
  handicap: lineValue.optional(),
  /** HANDICAP: which way the number goes in its favour. */
  direction: z.enum(['UP', 'DOWN']).optional(),
  /** REMOVED: by how much it reduced the odds of the others, basis points; 0 where it did not. */
  reductionFactor: z.int().min(0).max(10_000).optional(),
});

/** What the operator of a BOOKMAKER or SESSION market matches bets with. */
export const quote = z.object({
  runnerId: id,
  /** The bettor's: BACK is also a session's Yes, LAY its No. */
  side,
  /** 100 + p, or 100 + the rate: a winning back of 100 is paid p, or the rate. */
  odds,
  /** SESSION: Yes wins at or above it. Null in a BOOKMAKER market. */
  line: lineValue.nullable(),
  /** Backer's stakes that it still takes. */
  size: amount,
});
export type Quote = z.infer<typeof quote>;

/** Everything about a market but its prices. */
export const marketDefinition = z.object({
  marketId: id,
  eventId: id,
  sportId: id,
  eventName: text,
  marketName: text,
  kind: z.enum(marketKinds),
  numberOfWinners: z.int().positive(),
  status: marketStatus,
  /** Why it is suspended: `BALL_RUNNING`, `GOAL`, …; null when it is not or no reason was given. */
  suspendReason: text.nullable(),
  inPlay: z.boolean(),
  /** Seconds that a taker waits in play. */
  betDelay: z.int().nonnegative(),
  /** Basis points of the net winnings. */
  commissionRate: z.int().nonnegative(),
  startTime: time,
  ladder: z.enum(['CLASSIC', 'FINEST', 'LINE']),
  minStake: amount,
  maxStake: amount,
  /** The most that one bet may win; absent: any amount. */
  maxProfit: amount.optional(),
  /** The most that one bettor may have at risk in the market; absent: any amount. */
  maxExposure: amount.optional(),
  /** Basis points: a removed runner's factor below it reduces nothing; absent: 250, in a PLACE market 0. */
  leastReduction: z.int().min(0).max(10_000).optional(),
  /** Goes up with every change of this definition but its quotes. */
  version: z.int().nonnegative(),
  runners: z.array(runner).min(1),
  voided: z.boolean(),
  /** BOOKMAKER and SESSION: what can be bet now. */
  quotes: z.array(quote).optional(),
  /** BINARY: the index that the first runner needs at the close. */
  strike: lineValue.optional(),
  /** Orders are also matched across the runners, at virtual prices, which are among those shown; absent: they are not. */
  crossMatching: z.boolean().optional(),
  /** What it was settled on, when that is a number: runs, goals apart; of a BINARY market the index, in hundredths. */
  number: z.int().optional(),
  /** How often it was settled, when that was more than once. */
  settledTimes: z.int().optional(),
});
export type MarketDefinition = z.infer<typeof marketDefinition>;

/** One level: [odds, size]. In a change, size 0 removes the level. */
export const level: z.ZodType<Level> = z.tuple([odds, amount]);
export type { Level };

export const runnerBook = z.object({
  runnerId: id,
  /** What can be backed now: the unmatched lay orders, highest odds first. */
  toBack: z.array(level),
  /** What can be laid now: the unmatched back orders, lowest odds first. */
  toLay: z.array(level),
  lastOdds: odds.nullable(),
  /** Stakes matched on this runner, backers' side. */
  matched: amount,
});
export type RunnerBook = z.infer<typeof runnerBook>;

/** A whole market at one sequence number. */
export const marketBook = z.object({
  marketId: id,
  /** New at each start of the market's owner; numbers of different epochs do not compare. */
  epoch: text,
  to: z.int().nonnegative(),
  at: time,
  definition: marketDefinition,
  runners: z.array(runnerBook),
  matched: amount,
});
export type MarketBook = z.infer<typeof marketBook>;

/** How the price of a runner went, and what was matched at which odds. Void bets count for neither. */
export const runnerTrades = z.object({
  marketId: id,
  runnerId: id,
  /** Backers' stakes by the odds at which they were struck, lowest odds first. */
  traded: z.array(level),
  /** By stretches of time in which anything was matched, oldest first, at most 600: the longer, the wider. */
  prices: z.array(
    z.object({
      /** Of the last match in it. */
      at: time,
      /** At which that was struck. */
      odds,
      /** Backers' stakes matched in it. */
      matched: amount,
    }),
  ),
});
export type RunnerTrades = z.infer<typeof runnerTrades>;

const byMarket = z.strictObject({ marketId: id });

export const listMarkets = defineCall({
  name: 'listMarkets',
  summary: 'Markets of an event or a sport, closed ones only when asked for by event',
  tag: 'Markets',
  method: 'GET',
  path: '/markets',
  auth: 'none',
  query: z.strictObject({ eventId: id.optional(), sportId: id.optional() }),
  data: z.array(marketDefinition),
});

export const getMarketBook = defineCall({
  name: 'getMarketBook',
  summary: 'A market with every price level',
  tag: 'Markets',
  method: 'GET',
  path: '/markets/:marketId/book',
  auth: 'none',
  params: byMarket,
  data: marketBook,
  refusals: ['UNKNOWN_MARKET'],
});

export const getRunnerTrades = defineCall({
  name: 'getRunnerTrades',
  summary: 'What was matched on a runner: by odds, and over time',
  tag: 'Markets',
  method: 'GET',
  path: '/markets/:marketId/runners/:runnerId/trades',
  auth: 'none',
  params: byMarket.extend({ runnerId: id }),
  data: runnerTrades,
  refusals: ['UNKNOWN_MARKET', 'UNKNOWN_RUNNER'],
});

export const getEvent = defineCall({
  name: 'getEvent',
  summary: 'An event, ended ones too',
  tag: 'Markets',
  method: 'GET',
  path: '/events/:eventId',
  auth: 'none',
  params: z.strictObject({ eventId: id }),
  data: event,
  refusals: ['UNKNOWN_EVENT'],
});
