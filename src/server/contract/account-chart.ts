import { z } from 'zod';
import { transactionKinds } from '#domain/report/transaction-kind.ts';
import { defineCall } from './call.ts';
import { day, period } from './reports.ts';
import { money, time } from './values.ts';

/** The balance after an entry, or after all entries since the step before it. */
const balanceStep = z.object({
  at: time,
  balance: money,
  /** By how much it changed the balance. */
  amount: money,
  /** Null: the step stands for several entries. */
  kind: z.enum(transactionKinds).nullable(),
});

const dayResult = z.object({
  day,
  /** What betting and games came to on that day, after commission. */
  net: money,
  /** How many entries of betting and games it had. */
  entries: z.int().nonnegative(),
});

/** What a period's graphs show. The last step’s balance is the statement’s `closing`. */
export const accountChart = z.object({
  opening: money,
  /** In the order of time; of a long period a few hundred. */
  steps: z.array(balanceStep),
  /** Every day of the period. */
  days: z.array(dayResult),
});
export type AccountChart = z.infer<typeof accountChart>;

export const getAccountChart = defineCall({
  name: 'getAccountChart',
  summary: 'The user’s balance over a period, and what betting came to on each of its days',
  tag: 'Reports',
  method: 'GET',
  path: '/me/account-chart',
  auth: 'bettor',
  query: z.strictObject(period),
  data: accountChart,
  refusals: ['INVALID_RANGE', 'UNKNOWN_ZONE'],
});
