import type { DataOf } from '#contract/call.ts';
import type { getDesk, reconcile } from '#contract/payment-desk.ts';
import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';

/** What the calls about payments need from who carries payments out. */
export interface PaymentDesk {
  /** Compares the ledger with the providers' lists. */
  reconcile(): Promise<DataOf<typeof reconcile>>;
  /** What the last comparison found. */
  lastDifferences(): DataOf<typeof getDesk>['differences'];
  /** Asks the payment's provider to give it up. Once the provider has, the payment fails; until then it stands. */
  giveUp(paymentId: string): Promise<void>;
  /** Says that something may be carried out now. */
  wake(): void;
}

/** A desk that asks no provider. What no provider has heard of is given up at once. */
export const idleDesk = ({ gate }: { gate: CommandGate }): PaymentDesk => ({
  reconcile: async () => ({ compared: 0, differences: [] }),
  lastDifferences: () => [],
  giveUp: async (paymentId) => {
    const step = { to: 'FAILED', reason: 'It was given up before anything was charged.' } as const;
    const actor = { who: 'exchange', reason: null };
    await gate.submit({ type: 'STEP_PAYMENT', paymentId, step, actor, stored: null });
  },
  wake: () => undefined,
});
