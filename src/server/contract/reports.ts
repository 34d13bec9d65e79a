import { z } from 'zod';
import { defineCall } from './call.ts';
import { id, money, time } from './values.ts';

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
