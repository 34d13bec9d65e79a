import type { Call, DataOf } from '#contract/call.ts';
import {
  askProvider,
  getProviderPayment,
  giveUpAtProvider,
  listBankTransactions,
} from '#contract/payment-provider.ts';
import { callExchange, NoAnswer, type Answer } from '#contract/rest-client.ts';
import { methodOf } from '#domain/payment/payment-method.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { readSignedNotice } from './read-notice.ts';

const minute = 60_000;

export interface DemoProviderOptions {
  /** Where it is. */
  url: string;
  /** Signs what it says, and what is said to it. */
  key: string;
  /** Ends the calls under way. */
  signal?: AbortSignal;
}

/** The demo provider, over HTTP. */
export function demoProvider({ url, key, signal }: DemoProviderOptions): PaymentProvider {
  const limit = () => AbortSignal.any([AbortSignal.timeout(10_000), ...(signal ? [signal] : [])]);
  const credentials = { token: key };
  return {
    providerId: 'demo',
    ask: async ({ paymentId, kind, amount, reference, utr, methodId, payTarget }) => {
      if (kind === 'TRANSFER') throw new Error(`${paymentId} is a transfer, which no provider carries out`);
      const limitSeconds = methodOf(methodId ?? '')?.limit ?? 60;
      const body = { kind, amount, reference, utr, limitSeconds, payTo: payTarget };
      const input = { params: { paymentId }, body };
      const answer = await callExchange(url, askProvider, input, credentials, limit());
      if (answer.ok) return { outcome: 'ACCEPTED' };
      // Any other refusal may pass: a wrong key, too many calls.
      if (answer.code !== 'NOT_ACCEPTED') throw refusedBy(answer);
      return { outcome: 'NOT_ACCEPTED', reason: answer.message };
    },
    status: async ({ paymentId }) =>
      dataOf(await callExchange(url, getProviderPayment, { params: { paymentId } }, credentials, limit())),
    giveUp: async ({ paymentId }) => {
      const input = { params: { paymentId } };
      return dataOf(await callExchange(url, giveUpAtProvider, input, credentials, limit())).outcome;
    },
    list: async (since) =>
      dataOf(await callExchange(url, listBankTransactions, { query: { since } }, credentials, limit())),
    looksAfter: ({ usualBy }, now) => Math.max(usualBy === null ? 0 : Date.parse(usualBy) - now, minute),
    readNotice: (rawBody, headers, now) => readSignedNotice(key, rawBody, headers, now),
  };
}

const refusedBy = (answer: { status: number; code: string }): NoAnswer =>
  new NoAnswer(`The demo provider did not answer: ${answer.status} ${answer.code}`);

function dataOf<C extends Call>(answer: Answer<C>): DataOf<C> {
  if (!answer.ok) throw refusedBy(answer);
  return answer.data;
}
