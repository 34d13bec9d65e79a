import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import { type PaymentKind, type PaymentState } from '#domain/payment/payment.ts';
import type { StoredPayment } from '../records/payments.ts';

interface Asked {
  accountId: string;
  clientId: string;
  paymentId: string;
  reference: string;
  kind: PaymentKind;
  state: PaymentState;
  amount: number;
  at: string;
}

/** A payment as it is asked for, without what only some kinds have. */
export function newPayment({ state, at, ...asked }: Asked): StoredPayment {
  return {
    ...asked,
    state,
    methodId: null,
    came: null,
    utr: null,
    payTo: null,
    payee: null,
    direction: null,
    steps: [{ state, at, reason: null }],
    askedAt: at,
    changedAt: at,
    expiresAt: null,
    usualBy: null,
    version: 1,
    providerId: null,
    bankId: null,
    payTarget: null,
    leftOver: 0,
  };
}

/** What a payment by this method has of it. */
export const byMethod = (
  { methodId, providerId, payTo, usual }: PaymentMethod,
  at: string,
): Pick<StoredPayment, 'methodId' | 'providerId' | 'payTo' | 'usualBy'> => ({
  methodId,
  providerId,
  payTo,
  usualBy: secondsAfter(at, usual),
});

export const secondsAfter = (at: string, seconds: number): string =>
  new Date(Date.parse(at) + seconds * 1_000).toISOString();

/** When a deposit is usually done that is said to be paid now. */
export function usualFrom({ askedAt, usualBy }: StoredPayment, now: string): string | null {
  if (usualBy === null) return null;
  return secondsAfter(now, (Date.parse(usualBy) - Date.parse(askedAt)) / 1_000);
}
