import type { DataOf } from '#contract/call.ts';
import type { getDesk, reconcile } from '#contract/payment-desk.ts';

/** What the calls about payments need from who carries payments out. */
export interface PaymentDesk {
  /** Whether there is such a provider here. Without one its ways to pay are off. */
  carriesOut(providerId: string): boolean;
  /** Compares the ledger with the providers' lists. */
  reconcile(): Promise<DataOf<typeof reconcile>>;
  /** What the last comparison found. */
  lastDifferences(): DataOf<typeof getDesk>['differences'];
  /** Asks the payment's provider to give it up. Once the provider has, the payment fails; until then it stands. */
  giveUp(paymentId: string): Promise<void>;
  /** Says that something may be carried out now. */
  wake(): void;
}
