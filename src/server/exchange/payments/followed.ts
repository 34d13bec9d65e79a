import { methodOf } from '#domain/payment/payment-method.ts';
import type { StoredPayment } from '#server/exchange/engine/records/payments.ts';
import type { Reached } from './carry-out.ts';

/** A withdrawal that was sent longer ago stands on the operators' list, and is theirs. */
const sentLong = 2 * 24 * 60 * 60_000;

/** What this process knows of a payment that it follows. */
export interface Followed extends Reached {
  /** Tries since the provider last answered. */
  unanswered: number;
  /** When it is looked at next, in Unix milliseconds. */
  at: number;
  isBusy: boolean;
}

/** When something is to be done about it, in Unix milliseconds; never is Infinity. */
export function dueAt(
  payment: StoredPayment,
  { at }: Followed,
  { letsGoAfter, now }: { letsGoAfter: number | null; now: number },
): number {
  if (payment.kind === 'DEPOSIT') return isAskable(payment) ? at : Infinity;
  if (payment.state === 'HELD')
    return letsGoAfter === null ? Infinity : Math.max(at, Date.parse(payment.askedAt) + letsGoAfter);
  return Date.parse(payment.changedAt) + sentLong < now ? Infinity : at;
}

/** A deposit that is paid to us is none of the provider's until its bettor says that it is paid. */
const isAskable = ({ methodId, state }: StoredPayment): boolean =>
  state === 'WAITING' || !methodOf(methodId ?? '')?.asksUtr;
