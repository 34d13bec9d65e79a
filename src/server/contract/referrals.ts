import { z } from 'zod';
import { defineCall } from './call.ts';
import { amount, money, text, time } from './values.ts';

/** As typed: only the exchange reads it. */
const code = text.min(1).max(64);
const maskedName = text.describe('The first and the last letter of a user name');

export const getReferrer = defineCall({
  name: 'getReferrer',
  summary: 'Whose a referral code is',
  tag: 'Session',
  method: 'GET',
  path: '/referral-codes/:code',
  auth: 'none',
  params: z.strictObject({ code }),
  data: z.object({ name: maskedName }),
  refusals: ['UNKNOWN_REFERRAL'],
});

const referral = z.object({
  name: maskedName,
  since: time,
  until: time.describe('Until when the commission they pay earns something'),
  earned: money.describe('By this one, corrections included'),
});

export const getReferrals = defineCall({
  name: 'getReferrals',
  summary: 'The user’s referral code, whom they sent here, and what that earned them',
  tag: 'Account',
  method: 'GET',
  path: '/me/referrals',
  auth: 'bettor',
  data: z.object({
    code: text.nullable().describe('Null for those who send nobody now'),
    noCode: z.enum(['PRACTICE', 'ON_BREAK']).nullable(),
    share: z.int().nonnegative().describe('Of the commission that they pay, in basis points'),
    days: z.int().positive().describe('For how long after they came'),
    accrued: money.describe('Not paid yet; below zero after a correction of what was paid'),
    paid: amount.describe('Paid so far'),
    dueAt: time.nullable().describe('When what has accrued is paid; null while nothing has'),
    count: z.int().nonnegative().describe('How many the user sent'),
    referrals: z.array(referral).describe('The newest five hundred'),
    sentBy: maskedName.nullable().describe('Who sent the user; null for nobody'),
  }),
});

export const nameReferrer = defineCall({
  name: 'nameReferrer',
  summary: 'Name who sent the user, after sign-up: refused, with the reason',
  tag: 'Account',
  method: 'POST',
  path: '/me/referrer',
  auth: 'bettor',
  body: z.strictObject({ code }),
  data: z.object({}),
  refusals: ['UNKNOWN_REFERRAL', 'SELF_REFERRAL', 'CIRCULAR_REFERRAL', 'TOO_LATE', 'PRACTICE_ACCOUNT'],
});
