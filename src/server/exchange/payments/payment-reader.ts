import type { StoredPayment } from '#server/exchange/engine/records/payments.ts';

/** What stands, as it is on disk: of open payments and switches from memory, of the others from storage. */
export interface PaymentReader {
  /** Every open payment, and the providers that an operator has marked away. */
  open(): Promise<{ payments: readonly StoredPayment[]; away: ReadonlySet<string> }>;
  byId(paymentId: string): Promise<StoredPayment | null>;
  byReference(reference: string): Promise<StoredPayment | null>;
  /**
   * What the ledger has of a provider's bank transactions since then (RFC 3339), by bank id: minor units that came in, or
   * below zero that went out.
   */
  bookedOf(providerId: string, since: string): Promise<ReadonlyMap<string, number>>;
  /** The bettor's account of that name, as banks write names. */
  accountOfPayer(payerName: string): string | null;
}
