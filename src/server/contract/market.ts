import { z } from 'zod';
import type { Level } from '#domain/odds/levels.ts';
import { marketStatuses } from '#domain/market/market-status.ts';
import { marketKinds } from '#domain/market/market-kind.ts';
import { defineCall } from './call.ts';
import { event } from './reference.ts';
import { amount, id, lineValue, odds, side, text, time } from './values.ts';

export const marketStatus = z.enum(marketStatuses);

const runnerStatus = z.enum(['ACTIVE', 'WINNER', 'LOSER', 'REMOVED']);

export const runner = z.object({
  runnerId: id,
  name: text,
  sortPriority: z.int(),
  status: runnerStatus,
  /** HANDICAP: what is added to this side's number, in quarters. */
  handicap: lineValue.optional(),
  /** HANDICAP: the direction in which the number favours this runner. */
  direction: z.enum(['UP', 'DOWN']).optional(),
  /** REMOVED: how much its removal reduced the other runners' odds, basis points; 0 if it did not. */
  reductionFactor: z.int().min(0).max(10_000).optional(),
  /**
   * Since the market went in play: the last odds matched before, or the best there were to back if nothing was matched.
   * Absent if there was neither.
   */
  startingPrice: odds.optional(),
});

/** The price at which the operator of a BOOKMAKER or SESSION market takes bets. */
export const quote = z.object({
  runnerId: id,
  /** The bettor's side. In a session, BACK is Yes and LAY is No. */
  side,
  /** 100 + p, or 100 + the rate: a winning back of 100 wins p, or the rate. */
  odds,
  /** SESSION: Yes wins at or above this line. Null in a BOOKMAKER market. */
  line: lineValue.nullable(),
  /** How much more backers' stake it takes. */
  size: amount,
});
export type Quote = z.infer<typeof quote>;

/** Everything about a market except its prices. */
export const marketDefinition = z.object({
  marketId: id,
  eventId: id,
  sportId: id,
  eventName: text,
  marketName: text,
  kind: z.enum(marketKinds),
  numberOfWinners: z.int().positive(),
  status: marketStatus,
  /** Why it is suspended: `BALL_RUNNING`, `GOAL`, …; null if it is not suspended or no reason was given. */
  suspendReason: text.nullable(),
  inPlay: z.boolean(),
  /** In-play delay, seconds. */
  betDelay: z.int().nonnegative(),
  /** Basis points of net winnings. */
  commissionRate: z.int().nonnegative(),
  startTime: time,
  /** When it first went in play; absent before. */
  startedAt: time.optional(),
  ladder: z.enum(['CLASSIC', 'FINEST', 'LINE']),
  minStake: amount,
  maxStake: amount,
  /** The most one bet may win, whole and at the odds it is matched at; no limit if absent. */
  maxProfit: amount.optional(),
  /** The most one bettor may have at risk in the market; no limit if absent. */
  maxExposure: amount.optional(),
  /** Basis points. A removal with a lower factor reduces nothing. Defaults to 250, or 0 in a PLACE market. */
  leastReduction: z.int().min(0).max(10_000).optional(),
  /** Goes up with every change to this definition except to its quotes. */
  version: z.int().nonnegative(),
  runners: z.array(runner).min(1),
  voided: z.boolean(),
  /** BOOKMAKER and SESSION: the quotes now on offer. */
  quotes: z.array(quote).optional(),
  /** BINARY: the index the first runner needs at the close. */
  strike: lineValue.optional(),
  /** Whether orders are also matched across the runners, at virtual prices included in those shown. Default false. */
  crossMatching: z.boolean().optional(),
  /** The number it was settled on, if any: runs, or goal difference; in a BINARY market the index, in hundredths. */
  number: z.int().optional(),
  /** How often it was settled, if more than once. */
  settledTimes: z.int().optional(),
});
export type MarketDefinition = z.infer<typeof marketDefinition>;

/** One level: [odds, size]. In a change, size 0 removes the level. */
export const level: z.ZodType<Level> = z.tuple([odds, amount]);
export type { Level };

export const runnerBook = z.object({
  runnerId: id,
  /** What can be backed: the unmatched lay orders, highest odds first. */
  toBack: z.array(level),
  /** What can be laid: the unmatched back orders, lowest odds first. */
  toLay: z.array(level),
  /** At which it was last matched; null if nothing is, or all of it is void. */
  lastOdds: odds.nullable(),
  /** Backers' stakes matched on this runner. */
  matched: amount,
});
export type RunnerBook = z.infer<typeof runnerBook>;

/** A whole market at one sequence number. */
export const marketBook = z.object({
  marketId: id,
  /** New each time the market's owner starts; numbers of different epochs cannot be compared. */
  epoch: text,
  to: z.int().nonnegative(),
  at: time,
  definition: marketDefinition,
  runners: z.array(runnerBook),
  matched: amount,
});
export type MarketBook = z.infer<typeof marketBook>;

/** An interval in which something was matched. */
export const pricePoint = z.object({
  /** When the interval's last match was. */
  at: time,
  /** The odds of that match. */
  odds,
  /** Backers' stakes matched in the interval. */
  matched: amount,
});

/** A runner's price over time, and how much was matched at which odds. Void bets are in neither. */
export const runnerTrades = z.object({
  marketId: id,
  runnerId: id,
  /** Backers' stakes by the odds they were matched at, lowest odds first. */
  traded: z.array(level),
  /** Intervals in which anything was matched, oldest first, at most 600: they widen as the market gets longer. */
  prices: z.array(pricePoint),
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
