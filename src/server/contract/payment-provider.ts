import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { id, text, time } from './values.ts';

/**
 * What the exchange and the demo provider of payments say to each other. None of it is a call of the exchange, so the
 * OpenAPI document has none of it. Every other provider is translated into these words in a folder of its own.
 */

const provider = { tag: 'Payment provider', auth: 'none' } as const;
const params = z.strictObject({ paymentId: id });
const positive = z.int().positive().max(1e13).describe('Positive integer minor units');

/** Money that a bank moved: in, back out again, out, or back in again. */
export const bankTransaction = z.object({
  /** The bank's own name of it. Money is booked once per bank id. */
  bankId: id,
  kind: z.enum(['PAY_IN', 'TAKE_BACK', 'PAY_OUT', 'RETURN']),
  /** Under which payment's reference; null where none was given. */
  reference: text.nullable(),
  utr: text.nullable(),
  payerName: text.nullable(),
  amount: positive,
  at: time,
});
export type BankTransaction = z.infer<typeof bankTransaction>;

/** How a payment stands at its provider. `WAITING`: it has been taken on, and nothing came of it yet. */
const state = z.enum(['WAITING', 'APPROVED', 'REFUSED', 'FAILED', 'TAKEN_BACK', 'PAID', 'RETURNED']);

/** A payment as its provider has it. */
export const providerPayment = z.object({
  state,
  /** Why, in words for the bettor. */
  reason: text.nullable(),
  /** The oldest first. */
  transactions: z.array(bankTransaction),
});
export type ProviderPayment = z.infer<typeof providerPayment>;

/** A call-back. The same one may come more than once, and late. */
export const providerNotice = z.strictObject({
  noticeId: id,
  paymentId: id,
  state,
  reason: text.nullable(),
  /** The money that moved, if any did. */
  transaction: bankTransaction.nullable(),
});
export type ProviderNotice = z.infer<typeof providerNotice>;

export const askProvider = defineCall({
  ...provider,
  name: 'askProvider',
  summary: 'Ask for a payment. The same id asks once',
  method: 'POST',
  path: '/payments/:paymentId',
  params,
  body: z.strictObject({
    kind: z.enum(['DEPOSIT', 'WITHDRAWAL']),
    amount: positive,
    reference: text,
    utr: text.nullable(),
    limitSeconds: z.int().positive(),
    payTo: z.object({ holder: text, bank: text, account: text }).nullable(),
  }),
  data: z.object({ taken: z.literal(true) }),
  refusals: ['NOT_ACCEPTED'],
});

export const getProviderPayment = defineCall({
  ...provider,
  name: 'getProviderPayment',
  summary: 'How a payment stands; null: never heard of it',
  method: 'GET',
  path: '/payments/:paymentId',
  params,
  data: providerPayment.nullable(),
});

export const giveUpAtProvider = defineCall({
  ...provider,
  name: 'giveUpAtProvider',
  summary: 'Give a payment’s id up: nothing will come of it any more, unless it is too late',
  method: 'POST',
  path: '/payments/:paymentId/give-up',
  params,
  data: z.object({ outcome: z.enum(['GIVEN_UP', 'TOO_LATE']) }),
});

export const listBankTransactions = defineCall({
  ...provider,
  name: 'listBankTransactions',
  summary: 'The money that moved since then, the oldest first',
  method: 'GET',
  path: '/transactions',
  query: z.strictObject({ since: time }),
  data: z.array(bankTransaction),
});

/** The headers of a call-back: when it was signed (Unix milliseconds), and the signature. */
export const noticeHeaders = { time: 'x-provider-time', signature: 'x-provider-signature' } as const;

/** HMAC-SHA256 of the time and the body as it is sent, in hex. */
export const signatureOf = (key: string, at: string, rawBody: Uint8Array | string): string =>
  createHmac('sha256', key).update(`${at}.`).update(rawBody).digest('hex');

/** Where a provider calls back at the exchange. */
export const noticePath = (providerId: string): string =>
  `/providers/${encodeURIComponent(providerId)}/notices`;
