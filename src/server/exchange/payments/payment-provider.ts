import type { BankTransaction, ProviderNotice, ProviderPayment } from '#contract/payment-provider.ts';
import type { StoredPayment } from '#server/exchange/engine/records/payments.ts';

/** `NOT_ACCEPTED`: certainly not, and it never will be under this id. */
export type Asked = { outcome: 'ACCEPTED' } | { outcome: 'NOT_ACCEPTED'; reason: string };

/** A call-back as it was read. `UNSIGNED`: not by the provider, or more than five minutes from now. */
export type NoticeRead =
  | { outcome: 'READ'; notice: ProviderNotice }
  | { outcome: 'UNSIGNED'; why: string }
  | { outcome: 'UNREADABLE'; why: string };

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Who moves money for the exchange. Every call may throw: then there was no answer, and nothing is known about what was
 * done. A payment's id is its only name here, and asking twice under the same id asks once.
 */
export interface PaymentProvider {
  readonly providerId: string;
  ask(payment: StoredPayment): Promise<Asked>;
  /** How it stands; null: the provider has never heard of it. */
  status(payment: StoredPayment): Promise<ProviderPayment | null>;
  /** `GIVEN_UP`: it is certain that nothing will come of it. */
  giveUp(payment: StoredPayment): Promise<'GIVEN_UP' | 'TOO_LATE'>;
  /** The money that moved since then (RFC 3339), the oldest first; null: this provider keeps no list. */
  list(since: string): Promise<readonly BankTransaction[] | null>;
  /**
   * In how many milliseconds to ask about a payment that was accepted and of which nothing was heard, at the earliest.
   * `now` is in Unix milliseconds.
   */
  looksAfter(payment: StoredPayment, now: number): number;
  readNotice(rawBody: Uint8Array, headers: Headers, now: number): NoticeRead;
}
