import type { BettorPayment, PaymentCommand, PaymentRefusal } from '#domain/payment/bettor-payment.ts';
import type { ChildFault } from '../child-faults.ts';
import type { PaymentRef } from '../payment/payment.machine.ts';

export interface PaymentsInput {
  /** Any integer. Seeds the jitter of the commands' back-off. */
  seed: number;
}

export interface PaymentsContext extends PaymentsInput {
  /** By client id, in the order they were given. */
  payments: ReadonlyMap<string, PaymentRef>;
  /** Counts how often the account's feed said that payments moved: whoever shows one asks how it stands then. */
  news: number;
}

export type PaymentsEvent =
  /** From a page. It is stored and sent. */
  | { type: 'command.given'; command: PaymentCommand }
  /** Stored by an earlier visit. The exchange is asked about each. */
  | { type: 'commands.found'; commands: readonly PaymentCommand[] }
  /** The bettor has seen what became of it. One that is still under way stays. */
  | { type: 'command.closed'; clientId: string }
  /** From the account's feed. */
  | { type: 'orders.told'; havePaymentsMoved: boolean }
  | { type: 'network.returned' }
  /** A command moved, or ended. */
  | { type: `xstate.snapshot.${string}` | `xstate.done.actor.${string}` }
  | ChildFault;

/** What a page that gave a command, or finds one of an earlier visit, hears of it. */
export type CommandNews =
  | { type: 'command.begun'; command: PaymentCommand }
  /** With neither a payment nor a refusal, it was given up: nothing was booked. */
  | {
      type: 'command.ended';
      command: PaymentCommand;
      payment: BettorPayment | null;
      refusal: PaymentRefusal | null;
    };
