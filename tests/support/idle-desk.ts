import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import type { PaymentDesk } from '#server/exchange/routes/payment-desk-needs.ts';

/** A desk that asks no provider. What no provider has heard of is given up at once. */
export const idleDesk = ({ gate }: { gate: CommandGate }): PaymentDesk => ({
  carriesOut: () => true,
  reconcile: async () => ({ compared: 0, differences: [] }),
  lastDifferences: () => [],
  giveUp: async (paymentId) => {
    const step = { to: 'FAILED', reason: 'It was given up before anything was charged.' } as const;
    const actor = { who: 'exchange', reason: null };
    await gate.submit({ type: 'STEP_PAYMENT', paymentId, step, actor, stored: null });
  },
  wake: () => undefined,
});
