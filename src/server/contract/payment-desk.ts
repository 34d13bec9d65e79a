import { z } from 'zod';
import { defineCall } from './call.ts';
import { grant, payment } from './payments.ts';
import { amount, id, text, time, userName } from './values.ts';

/** The desk: what an operator does about payments. Each call names who acts and why, and is kept in the audit. */

export const operator = { tag: 'Payment desk', auth: 'operator', method: 'POST' } as const;
const params = z.strictObject({ paymentId: id });
/** Nobody may sign as the exchange itself, as a provider or as a bettor. */
export const operatorName = text
  .min(1)
  .max(60)
  .regex(/^(?!exchange$|bettor$|provider:)/, 'an operator’s own name');
export const reason = text.min(3).max(200);
const positive = z.int().positive().max(1e13);

/** Codes that any act on a payment may be refused with. `CHANGED_MEANWHILE`: somebody else acted first. */
const refusals = [
  'UNKNOWN_PAYMENT',
  'CHANGED_MEANWHILE',
  'NOT_POSSIBLE',
  'BANK_ID_USED',
  'BALANCE_TOO_LARGE',
] as const;

const deskPayment = payment.extend({ userName });

/** Money that came under no payment that it fits. */
const unmatchedMoney = z.object({
  bankId: id,
  providerId: id,
  amount: positive,
  reference: text.nullable(),
  payerName: text.nullable(),
  /** Whose it is, where that is known. */
  userName: userName.nullable(),
  at: time,
});

const difference = z.object({
  bankId: text,
  what: z.enum(['NOT_IN_LEDGER', 'NOT_AT_PROVIDER', 'OTHER_AMOUNT']),
  ledger: amount.nullable(),
  provider: amount.nullable(),
});

export const getDesk = defineCall({
  tag: 'Payment desk',
  auth: 'operator',
  method: 'GET',
  name: 'getDesk',
  summary: 'What waits for an operator',
  path: '/operator/desk',
  data: z.object({
    waiting: z.array(deskPayment).describe('Deposits that the desk decides on'),
    held: z.array(deskPayment).describe('Withdrawals not sent yet'),
    sentLong: z.array(deskPayment).describe('Sent more than two days ago'),
    paidTwice: z.array(deskPayment).describe('Paid although they had come back'),
    unmatched: z.array(unmatchedMoney),
    differences: z
      .array(difference)
      .describe('Between the ledger and the providers’ lists, at the last look'),
    offMethods: z.array(id),
    awayProviders: z.array(id),
  }),
});

export const approvePayment = defineCall({
  ...operator,
  name: 'approvePayment',
  summary: 'Book a deposit that came (with the amount that did), or let a held withdrawal be sent',
  path: '/operator/payments/:paymentId/approve',
  params,
  body: z.strictObject({
    operatorName,
    reason: reason.optional(),
    amount: positive.optional(),
    bankId: id.optional(),
  }),
  data: payment,
  refusals: [...refusals, 'BANK_ID_NEEDED'],
});

export const refusePayment = defineCall({
  ...operator,
  name: 'refusePayment',
  summary: 'Refuse a deposit that is waiting, or a withdrawal that is held',
  path: '/operator/payments/:paymentId/refuse',
  params,
  body: z.strictObject({ operatorName, reason }),
  data: payment,
  refusals,
});

export const closeSent = defineCall({
  ...operator,
  name: 'closeSent',
  summary:
    'Say what became of a withdrawal that was sent: paid, or returned. What was paid comes back by a bank transaction, what never left by none',
  path: '/operator/payments/:paymentId/close',
  params,
  body: z.strictObject({
    operatorName,
    reason,
    outcome: z.enum(['PAID', 'RETURNED']),
    bankId: id.optional(),
  }),
  data: payment,
  refusals: [...refusals, 'BANK_ID_NEEDED'],
});

export const closePaidTwice = defineCall({
  ...operator,
  name: 'closePaidTwice',
  summary: 'Take what was paid twice from the account, at most what is available, or write it off',
  path: '/operator/payments/:paymentId/paid-twice',
  params,
  body: z.strictObject({ operatorName, reason, how: z.enum(['TAKE', 'WRITE_OFF']) }),
  data: z.object({ left: amount }),
  refusals,
});

export const closeUnmatched = defineCall({
  ...operator,
  name: 'closeUnmatched',
  summary: 'Give unmatched money to a bettor, as a payment of its own, or send it back',
  path: '/operator/unmatched/:bankId/close',
  params: z.strictObject({ bankId: id }),
  body: z.strictObject({
    operatorName,
    reason,
    userName: userName.nullable().describe('Null: send it back'),
    bankId: id.optional().describe('The bank transaction by which it went back'),
  }),
  data: z.object({ payment: payment.nullable() }),
  refusals: ['UNKNOWN_PAYMENT', 'UNKNOWN_ACCOUNT', 'CHANGED_MEANWHILE', 'BANK_ID_NEEDED', 'BANK_ID_USED'],
});

export const grantBonus = defineCall({
  ...operator,
  name: 'grantBonus',
  summary: 'Promise a bettor money that is paid once enough was risked; the same id grants once',
  path: '/operator/accounts/:userName/grants',
  params: z.strictObject({ userName }),
  body: z.strictObject({
    operatorName,
    reason,
    grantId: id,
    amount: positive,
    times: z.int().min(1).max(10).describe('How many times the amount must be risked'),
    product: z.enum(['EXCHANGE', 'CASINO']).nullable(),
    until: time,
  }),
  data: grant,
  refusals: ['UNKNOWN_ACCOUNT', 'SELF_EXCLUDED', 'NOT_POSSIBLE', 'CLIENT_ID_REUSED'],
});

export const setPaymentMethod = defineCall({
  ...operator,
  name: 'setPaymentMethod',
  summary: 'Switch a way to pay on or off',
  path: '/operator/payment-methods/:methodId',
  params: z.strictObject({ methodId: id }),
  body: z.strictObject({ operatorName, reason, isOn: z.boolean() }),
  data: z.object({ isOn: z.boolean() }),
  refusals: ['UNKNOWN_METHOD'],
});

export const setProviderAway = defineCall({
  ...operator,
  name: 'setProviderAway',
  summary: 'Mark a provider away: its ways to pay are off and it is not asked until it is back',
  path: '/operator/providers/:providerId/away',
  params: z.strictObject({ providerId: id }),
  body: z.strictObject({ operatorName, reason, isAway: z.boolean() }),
  data: z.object({ isAway: z.boolean() }),
  refusals: ['UNKNOWN_PROVIDER'],
});

export const reconcile = defineCall({
  ...operator,
  name: 'reconcile',
  summary: 'Compare the ledger with the providers’ lists now',
  path: '/operator/reconcile',
  data: z.object({ compared: z.int().nonnegative(), differences: z.array(difference) }),
});

export const blockAccount = defineCall({
  ...operator,
  name: 'blockAccount',
  summary: 'Block an account (its open orders are cancelled, its matched bets stand) or unblock it',
  path: '/operator/accounts/:userName/block',
  params: z.strictObject({ userName }),
  body: z.strictObject({ operatorName, reason, blocked: z.boolean() }),
  data: z.object({ blocked: z.boolean() }),
  refusals: ['UNKNOWN_ACCOUNT'],
});

export const listAudit = defineCall({
  tag: 'Payment desk',
  auth: 'operator',
  method: 'GET',
  name: 'listAudit',
  summary: 'What operators, providers, and bettors about their limits did, the last first',
  path: '/operator/audit',
  query: z.strictObject({
    before: z.coerce.number().int().positive().optional(),
    limit: z.coerce.number().int().min(1).max(500).default(100),
  }),
  data: z.array(
    z.object({
      auditId: z.int(),
      at: time,
      who: text.describe('The operator’s name, `provider:` and its id, `bettor`, or `exchange`'),
      act: text,
      subject: text.describe('The payment, account, method or bank transaction it was done to'),
      reason: text.nullable(),
    }),
  ),
});
