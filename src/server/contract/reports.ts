import { z } from 'zod';
import { defineCall } from './call.ts';
import { betStates } from '#domain/bet-state.ts';
import { amount, id, lineValue, money, odds, side, time } from './values.ts';

/** Codes with which a report refuses a period that it cannot be about. */
export const periodRefusals = ['INVALID_RANGE', 'UNKNOWN_ZONE'] as const;

/** The longest period of a report, in days. */
export const longestPeriod = 366;

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/, 'a day is YYYY-MM-DD');

/** Days, both included, as a time zone has them. */
const period = {
  from: day.describe('YYYY-MM-DD, included'),
  to: day.describe('YYYY-MM-DD, included'),
  zone: z.string().min(1).max(64).default('UTC').describe('IANA time zone whose days they are'),
};

const page = {
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(50),
  direction: z.enum(['ASC', 'DESC']).default('DESC'),
};

/** What a report is asked for in addition to its order: a period and a part of its rows. */
export interface PeriodQuery {
  from: string;
  to: string;
  zone: string;
}
export interface PageQuery {
  offset: number;
  limit: number;
  direction: 'ASC' | 'DESC';
}

export const statementEntry = z.object({
  entryId: id,
  at: time,
  kind: z.enum([
    'deposit',
    'withdrawal',
    'settlement',
    'commission',
    'rounding',
    'settlement-reversal',
    'commission-reversal',
  ]),
  /** What it is for: the result that was paid, a deposit's reference. */
  reference: z.string(),
  marketId: id.nullable(),
  sportId: id.nullable(),
  eventName: z.string().nullable(),
  marketName: z.string().nullable(),
  amount: money,
  balanceAfter: money,
});

/** The whole period: `closing` is `opening` and `total`. */
export const statement = z.object({
  opening: money,
  total: money,
  closing: money,
  count: z.int().nonnegative(),
  entries: z.array(statementEntry),
});
export type Statement = z.infer<typeof statement>;

export const getStatement = defineCall({
  name: 'getStatement',
  summary: 'The user’s ledger entries of a period, with the balance before and after it',
  tag: 'Reports',
  method: 'GET',
  path: '/me/statement',
  auth: 'bettor',
  query: z.strictObject({ ...period, ...page, sort: z.enum(['AT', 'KIND', 'AMOUNT']).default('AT') }),
  data: statement,
  refusals: periodRefusals,
});

export const profitLossLevels = ['SPORT', 'EVENT', 'MARKET'] as const;
export type ProfitLossLevel = (typeof profitLossLevels)[number];

/** Of a sport, an event or a market: what is below it is null. */
export const profitLossRow = z.object({
  sportId: id,
  sportName: z.string(),
  eventId: id.nullable(),
  eventName: z.string().nullable(),
  marketId: id.nullable(),
  marketName: z.string().nullable(),
  /** When the last of it was settled. */
  at: time,
  /** Settled markets. */
  markets: z.int().positive(),
  /** Before commission. */
  profit: money,
  commission: money,
  net: money,
});

/** Sums and `count` are of the whole period. */
export const profitLoss = z.object({
  profit: money,
  commission: money,
  net: money,
  count: z.int().nonnegative(),
  rows: z.array(profitLossRow),
});
export type ProfitLoss = z.infer<typeof profitLoss>;

export const getProfitLoss = defineCall({
  name: 'getProfitLoss',
  summary: 'What the markets settled in a period came to for the user, by sport, event or market',
  tag: 'Reports',
  method: 'GET',
  path: '/me/profit-loss',
  auth: 'bettor',
  query: z.strictObject({
    ...period,
    ...page,
    level: z.enum(profitLossLevels),
    sportId: id.optional(),
    eventId: id.optional(),
    sort: z.enum(['NAME', 'AT', 'PROFIT', 'COMMISSION', 'NET']).default('AT'),
  }),
  data: profitLoss,
  refusals: periodRefusals,
});

export const historyBet = z.object({
  orderId: id,
  placedAt: time,
  sportId: id,
  marketId: id,
  eventName: z.string(),
  marketName: z.string(),
  selectionName: z.string(),
  side,
  odds,
  line: lineValue.nullable(),
  stake: amount,
  matched: amount,
  averageOdds: odds.nullable(),
  state: z.enum(betStates),
  /** Of its market, once settled: the winners' names, the number, or `Void`. */
  result: z.string().nullable(),
  /** Before commission, rounded bet by bet. Null: not settled, nothing matched, or settled by a dead heat. */
  profit: money.nullable(),
});
export type HistoryBet = z.infer<typeof historyBet>;

export const betHistory = z.object({
  count: z.int().nonnegative(),
  /** Of all bets that were asked for. */
  stake: amount,
  matched: amount,
  /** What the one market that was asked for came to, which is rounded once; null before that. */
  paid: z.object({ profit: money, commission: money }).nullable(),
  bets: z.array(historyBet),
});
export type BetHistory = z.infer<typeof betHistory>;

export const getBetHistory = defineCall({
  name: 'getBetHistory',
  summary: 'The user’s bets placed in a period, or those of one market',
  tag: 'Reports',
  method: 'GET',
  path: '/me/bet-history',
  auth: 'bettor',
  query: z.strictObject({
    from: period.from.optional(),
    to: period.to.optional(),
    zone: period.zone,
    marketId: id.optional(),
    ...page,
    sort: z.enum(['AT', 'ODDS', 'STAKE']).default('AT'),
  }),
  data: betHistory,
  refusals: periodRefusals,
});
