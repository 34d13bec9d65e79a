import { z } from 'zod';
import { mostRollingRate } from '#domain/money/rolling-commission.ts';
import { defineCall } from './call.ts';
import { operator, operatorName, reason } from './payment-desk.ts';
import { page, period, place, reportRefusals } from './reports.ts';
import { amount, id, money, text, time, userName } from './values.ts';

const rate = z.int().min(0).max(mostRollingRate).describe('Basis points of turnover');

/** What a user accrues by, and what has come of it so far. */
export const getRollingTerms = defineCall({
  name: 'getRollingTerms',
  summary: 'The share of turnover that accrues to the user, what has accrued, and when it is paid',
  tag: 'Reports',
  method: 'GET',
  path: '/me/rolling-terms',
  auth: 'bettor',
  data: z.object({
    rate: rate.describe('Basis points of turnover; 0 for none'),
    accrued: money.describe('Not paid yet; below zero after a correction of what was paid'),
    paid: amount.describe('Paid so far'),
    dueAt: time.nullable().describe('When what has accrued is paid; null while nothing has'),
  }),
});

/** What a settled market added, or what its correction changed. */
const rollingRow = z.object({
  accrualId: id,
  at: time,
  marketId: id,
  sportId: id,
  eventName: text,
  marketName: text,
  turnover: money,
  rate,
  amount: money,
  isCorrection: z.boolean(),
});

/** The sums cover the whole period. */
const rollingCommission = z.object({
  turnover: money,
  accrued: money,
  paid: amount,
  count: z.int().nonnegative(),
  place,
  rows: z.array(rollingRow),
});
export type RollingCommission = z.infer<typeof rollingCommission>;

export const getRollingCommission = defineCall({
  name: 'getRollingCommission',
  summary:
    'What accrued to the user in a period by their turnover, market by market, and what was paid of it',
  tag: 'Reports',
  method: 'GET',
  path: '/me/rolling-commission',
  auth: 'bettor',
  query: z.strictObject({
    ...period,
    ...page,
    sort: z.enum(['AT', 'TURNOVER', 'AMOUNT']).default('AT'),
  }),
  data: rollingCommission,
  refusals: reportRefusals,
});

export const setRollingRate = defineCall({
  ...operator,
  name: 'setRollingRate',
  summary: 'Set the share of its turnover that accrues to an account, from the next settled market on',
  path: '/operator/accounts/:userName/rolling-rate',
  params: z.strictObject({ userName }),
  body: z.strictObject({ operatorName, reason, rate }),
  data: z.object({ rate }),
  refusals: ['UNKNOWN_ACCOUNT', 'PRACTICE_ACCOUNT'],
});
