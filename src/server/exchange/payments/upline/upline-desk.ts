import { itemAt } from '#domain/must.ts';
import type { StoredPayment } from '#server/exchange/engine/records/payments.ts';
import type { PaymentProvider } from '../payment-provider.ts';

const hour = 60 * 60_000;

/**
 * The operators themselves, as a provider: nothing is asked outside, and deposits wait for their calls. With
 * `actsAfter` (milliseconds) the desk approves a deposit by itself that long after its UTR was given, as the demo needs.
 */
export function uplineDesk({
  actsAfter,
  now,
}: {
  actsAfter: number | null;
  now: () => number;
}): PaymentProvider {
  const actsAt = (payment: StoredPayment): number | null =>
    actsAfter === null || payment.state !== 'WAITING' ? null : waitingSince(payment) + actsAfter;
  return {
    providerId: 'upline',
    ask: async () => ({ outcome: 'ACCEPTED' }),
    status: async (payment) => {
      const at = actsAt(payment);
      if (at === null || at > now()) return { state: 'WAITING', reason: null, transactions: [] };
      const { paymentId, amount, reference, utr } = payment;
      const bankId = `upline-${paymentId}`.slice(0, 64);
      const came = { bankId, kind: 'PAY_IN', reference, utr, payerName: null, amount } as const;
      return {
        state: 'APPROVED',
        reason: null,
        transactions: [{ ...came, at: new Date(at).toISOString() }],
      };
    },
    // A bettor who says to have paid may have: that is the operators' to look up.
    giveUp: async ({ state }) => (state === 'ASKED' ? 'GIVEN_UP' : 'TOO_LATE'),
    list: async () => null,
    looksAfter: (payment, at) => {
      const due = actsAt(payment);
      return due === null ? hour : Math.max(due - at, 0);
    },
    readNotice: () => ({ outcome: 'UNSIGNED', why: 'The desk calls back to nobody.' }),
  };
}

const waitingSince = ({ steps }: StoredPayment): number => {
  const since = steps.find(({ state }) => state === 'WAITING') ?? itemAt(steps, 0);
  return Date.parse(since.at);
};
