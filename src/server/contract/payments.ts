import { z } from 'zod';
import { frameKinds } from '#domain/limits/frame.ts';
import { paymentStates } from '#domain/payment/payment.ts';
import { paymentRefusalCodes } from '#domain/words/payment-words.ts';
import { defineCall } from './call.ts';
import { separately } from './understood.ts';
import { amount, clientId, id, money, password, text, time } from './values.ts';

/** Money in, out, and between the two wallets. */

const bettor = { tag: 'Payments', auth: 'bettor' } as const;
const positive = z.int().positive().max(1e13).describe('Positive integer minor units');

/** Asked for where the bettor has two-step sign-in on: with every payee, and with withdrawals above a sum (`limit`). */
const typedCode = text.max(64).nullish().describe('Of the second step of sign-ins, where it is on');

/** One step of a payment's life, for its timeline. */
const paymentStep = z.object({
  state: z.enum(paymentStates),
  at: time,
  /** Why, in words for the bettor. */
  reason: text.nullable(),
});

export const payment = z.object({
  paymentId: id,
  clientId,
  kind: z.enum(['DEPOSIT', 'WITHDRAWAL', 'TRANSFER']),
  state: z.enum(paymentStates),
  methodId: id.nullable(),
  /** What was asked for. */
  amount: positive,
  /** What came of a deposit; null until something did. */
  came: amount.nullable(),
  /** By what the bettor and the bank name it. */
  reference: text,
  utr: text.nullable(),
  /** Whom a deposit is paid to. */
  payTo: z.object({ name: text, account: text }).nullable(),
  /** Whom a withdrawal is paid to, with its account masked. */
  payee: z.object({ payeeId: id, label: text }).nullable(),
  direction: z.enum(['TO_PARTNER', 'FROM_PARTNER']).nullable(),
  /** Oldest first; the last one is how it stands. */
  steps: z.array(paymentStep),
  askedAt: time,
  changedAt: time,
  /** When a deposit expires, while nothing came of it. */
  expiresAt: time.nullable(),
  /** When it is usually done. */
  usualBy: time.nullable(),
  /** Counts its changes, from 1. */
  version: z.int().positive(),
});
export type Payment = z.infer<typeof payment>;

export const paymentRefused = z.object({
  status: z.literal('REFUSED'),
  clientId,
  code: z.enum(paymentRefusalCodes),
  message: text,
  limit: amount.nullish(),
  /** The bettor's own payment that stands in the way. */
  paymentId: id.nullish(),
  until: time.nullish(),
  /** Of a deposit limit: what is left of it, the amount that fits, and the frame that starts anew at `until`. */
  left: amount.nullish(),
  fits: amount.nullish(),
  frame: z.enum(frameKinds).nullish(),
});
export type PaymentRefused = z.infer<typeof paymentRefused>;

const paymentDone = z.object({ status: z.literal('ACCEPTED'), clientId, payment });
export const paymentResult = z.discriminatedUnion('status', [paymentDone, paymentRefused]);
export type PaymentResult = z.infer<typeof paymentResult>;
const result = z.object({ result: paymentResult });

export const listPaymentMethods = defineCall({
  ...bettor,
  name: 'listPaymentMethods',
  summary: 'The ways to pay in and out, with their limits and times',
  method: 'GET',
  path: '/me/payment-methods',
  data: z.array(
    z.object({
      methodId: id,
      name: text,
      kind: z.enum(['DEPOSIT', 'WITHDRAWAL']),
      least: amount,
      most: amount,
      usualSeconds: z.int().positive(),
      limitSeconds: z.int().positive(),
      asksUtr: z.boolean(),
      isOn: z.boolean(),
    }),
  ),
});

export const askDeposit = defineCall({
  ...bettor,
  name: 'askDeposit',
  summary: 'Ask to pay in: the answer says whom to pay, what, and under which reference',
  method: 'POST',
  path: '/me/deposits',
  body: z.strictObject({ clientId, methodId: id, amount: positive }),
  data: result,
});

export const giveUtr = defineCall({
  ...bettor,
  name: 'giveUtr',
  summary: 'Say that a deposit was paid, under this UTR. It may be corrected while the deposit is waiting',
  method: 'POST',
  path: '/me/payments/:paymentId/utr',
  params: z.strictObject({ paymentId: id }),
  body: z.strictObject({ clientId, utr: text.max(60) }),
  data: result,
});

export const giveUpDeposit = defineCall({
  ...bettor,
  name: 'giveUpDeposit',
  summary: 'Give a deposit up: it fails once its provider has confirmed that nothing will be charged',
  method: 'POST',
  path: '/me/payments/:paymentId/give-up',
  params: z.strictObject({ paymentId: id }),
  data: payment,
  refusals: ['UNKNOWN_PAYMENT', 'PAYMENT_OVER'],
});

export const askWithdrawal = defineCall({
  ...bettor,
  name: 'askWithdrawal',
  summary: 'Take money out to a saved payee: it leaves the balance at once and cannot be taken back',
  method: 'POST',
  path: '/me/withdrawals',
  body: z.strictObject({
    clientId,
    payeeId: id,
    payeeVersion: z.int().positive(),
    amount: positive,
    code: typedCode,
  }),
  data: result,
});

export const transferMoney = defineCall({
  ...bettor,
  name: 'transferMoney',
  summary: 'Move money between the main wallet and the partner’s',
  method: 'POST',
  path: '/me/transfers',
  body: z.strictObject({ clientId, direction: z.enum(['TO_PARTNER', 'FROM_PARTNER']), amount: positive }),
  data: result,
});

/** Tells a caller that received no answer what became of its payment. `giveUp` of bets works for payments too. */
export const getPaymentResult = defineCall({
  ...bettor,
  name: 'getPaymentResult',
  summary:
    'The result of a payment by its client id, and the payment as it stands now; null when it never arrived',
  method: 'GET',
  path: '/me/payment-results/:clientId',
  params: z.strictObject({ clientId }),
  data: z.object({ result: paymentResult.nullable() }),
});

export const getPayment = defineCall({
  ...bettor,
  name: 'getPayment',
  summary: 'One payment of the user',
  method: 'GET',
  path: '/me/payments/:paymentId',
  params: z.strictObject({ paymentId: id }),
  data: payment,
  refusals: ['UNKNOWN_PAYMENT'],
});

export const listPayments = defineCall({
  ...bettor,
  name: 'listPayments',
  summary: 'The user’s payments, the last asked first',
  method: 'GET',
  path: '/me/payments',
  query: z.strictObject({
    before: id.optional().describe('A payment’s id: only those asked before it'),
    limit: z.coerce.number().int().min(1).max(100).default(20),
    kind: z.enum(['DEPOSIT', 'WITHDRAWAL', 'TRANSFER']).optional(),
  }),
  data: z.object({ payments: separately(z.array(payment)), hasMore: z.boolean() }),
});

/** A promise of money that is paid once its owner has risked enough. No bet uses it. */
export const grant = z.object({
  grantId: id,
  amount: positive,
  /** What must be risked before it is paid, and what of it was. */
  target: positive,
  progress: amount,
  /** The one product that counts; null if any does. */
  product: z.enum(['EXCHANGE', 'CASINO']).nullable(),
  state: z.enum(['OPEN', 'PAID', 'LAPSED']),
  reason: text,
  grantedAt: time,
  /** When it lapses. */
  until: time,
  endedAt: time.nullable(),
});
export type Grant = z.infer<typeof grant>;

export const getWallet = defineCall({
  ...bettor,
  name: 'getWallet',
  summary: 'What the user has, where it stands, and what is promised',
  method: 'GET',
  path: '/me/wallet',
  data: z.object({
    bankBalance: money,
    exposure: amount,
    available: amount.describe('What can be bet or taken out'),
    held: amount.describe('In withdrawals that are not paid yet; it has left the balance'),
    owed: amount.describe('What a correction left uncovered'),
    partner: amount.describe('In the partner’s wallet'),
    bonus: amount.describe('In open grants, which are not told of during a break from betting'),
    grants: separately(z.array(grant)),
  }),
});

/** Whom money is sent to. Before `heldUntil` none can be. */
export const payee = z.object({
  payeeId: id,
  label: text.describe('Its bank and the last four digits of its account'),
  holder: text,
  heldUntil: time.nullable(),
  version: z.int().positive(),
});
export type Payee = z.infer<typeof payee>;

export const listPayees = defineCall({
  ...bettor,
  name: 'listPayees',
  summary: 'Whom the user may have money sent to',
  method: 'GET',
  path: '/me/payees',
  data: z.array(payee),
});

export const savePayee = defineCall({
  ...bettor,
  name: 'savePayee',
  summary:
    'Add a payee, or change one. Needs the password; money can be sent to it after 24 hours, to the first one at once',
  method: 'POST',
  path: '/me/payees',
  body: z.strictObject({
    clientId,
    password,
    code: typedCode,
    payeeId: id.nullable().describe('Null for a new one'),
    holder: text.min(2).max(80),
    bank: text.min(2).max(40),
    account: text.regex(
      /^[A-Za-z0-9.@_-]{4,40}$/,
      'an account number or UPI id of 4 to 40 letters and digits',
    ),
  }),
  data: z.object({
    result: z.discriminatedUnion('status', [
      z.object({ status: z.literal('ACCEPTED'), clientId, payee }),
      paymentRefused,
    ]),
  }),
});

export const removePayee = defineCall({
  ...bettor,
  name: 'removePayee',
  summary: 'Forget a payee, if it is there. What is on its way to it goes on',
  method: 'DELETE',
  path: '/me/payees/:payeeId',
  params: z.strictObject({ payeeId: id }),
  data: z.array(payee),
});
