import { z } from 'zod';
import { entryGroups } from '#domain/report/entry-group.ts';
import { transactionKinds } from '#domain/report/transaction-kind.ts';
import { defineCall } from './call.ts';
import { separately } from './understood.ts';
import { id, money, text, time } from './values.ts';

/** The codes a report refuses an impossible period or place with. */
export const reportRefusals = ['INVALID_RANGE', 'UNKNOWN_ZONE', 'UNKNOWN_PLACE'] as const;

export const day = text.regex(/^\d{4}-\d\d-\d\d$/, 'a day is YYYY-MM-DD');

/** A range of days in a time zone, both ends included. */
export const period = {
  from: day.describe('YYYY-MM-DD, included'),
  to: day.describe('YYYY-MM-DD, included'),
  zone: text.min(1).max(64).default('UTC').describe('IANA time zone whose days they are'),
};

/** Tells a row's place in the order it was asked for. Only the exchange reads it. */
const rowKey = text.min(1).max(2_000);

/**
 * A page of a report's rows. By `after` no row is passed over or comes twice, whatever is settled between two pages; by
 * `offset` some may be.
 */
export const page = {
  after: rowKey.optional().describe('A row’s key: only the rows after it'),
  before: rowKey
    .optional()
    .describe('A row’s key: only the rows before it; without `after` the last of them'),
  offset: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .default(0)
    .describe('How many of the rows to pass over'),
  limit: z.coerce.number().int().min(1).max(500).default(50),
  direction: z.enum(['ASC', 'DESC']).default('DESC'),
};

/** What a report's query has besides its sort order: a period, and a page of its rows. */
export interface PeriodQuery {
  from: string;
  to: string;
  zone: string;
}
export interface PageQuery {
  after?: string | undefined;
  before?: string | undefined;
  offset: number;
  limit: number;
  direction: 'ASC' | 'DESC';
}

/** Where a page stands in its report, in the order it was asked for. Absent where that is not told. */
export const place = z
  .object({
    offset: z.int().nonnegative().describe('How many rows stand before it'),
    first: rowKey.nullable().describe('The key of its first row'),
    last: rowKey.nullable().describe('The key of its last row'),
  })
  .optional();
export type PagePlace = NonNullable<z.infer<typeof place>>;

const statementEntry = z.object({
  entryId: id,
  at: time,
  kind: z.enum(transactionKinds),
  /** What the entry is for: the result that was paid, or a payment's reference. */
  reference: text,
  marketId: id.nullable(),
  sportId: id.nullable(),
  eventName: text.nullable(),
  marketName: text.nullable(),
  amount: money,
  balanceAfter: money,
});

/**
 * Sums over the whole period: `closing` = `opening` + `total`. With a `group`, `total`, `funds`, `count` and the entries are
 * of that group alone.
 */
export const statement = z.object({
  opening: money,
  total: money,
  /** What of the total came in or went out, transfers too. The rest is betting, games and bonuses. */
  funds: money.optional(),
  closing: money,
  count: z.int().nonnegative(),
  place,
  entries: separately(z.array(statementEntry)),
});
export type Statement = z.infer<typeof statement>;

export const getStatement = defineCall({
  name: 'getStatement',
  summary: 'The user’s ledger entries of a period, with the balance before and after it',
  tag: 'Reports',
  method: 'GET',
  path: '/me/statement',
  auth: 'bettor',
  query: z.strictObject({
    ...period,
    ...page,
    sort: z.enum(['AT', 'KIND', 'AMOUNT']).default('AT'),
    group: z.enum(entryGroups).optional(),
  }),
  data: statement,
  refusals: reportRefusals,
});

export const profitLossLevels = ['SPORT', 'EVENT', 'MARKET'] as const;
export type ProfitLossLevel = (typeof profitLossLevels)[number];

/** A sport, an event or a market. The ids and names below that level are null. */
const profitLossRow = z.object({
  sportId: id,
  sportName: text,
  eventId: id.nullable(),
  eventName: text.nullable(),
  marketId: id.nullable(),
  marketName: text.nullable(),
  /** When its last market was settled. */
  at: time,
  /** How many markets were settled. */
  markets: z.int().positive(),
  /** Before commission. */
  profit: money,
  commission: money,
  net: money,
});

/** The sums and `count` cover the whole period. */
export const profitLoss = z.object({
  profit: money,
  commission: money,
  net: money,
  count: z.int().nonnegative(),
  place,
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
  refusals: reportRefusals,
});
