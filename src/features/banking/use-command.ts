import { useSelector } from '@xstate/react';
import type { PaymentCommand, PaymentCommandType } from '#domain/payment/bettor-payment.ts';
import type { PaymentRef, PaymentSnapshot } from '#machines/payment/payment.machine.ts';
import type { PaymentEvent } from '#machines/payment/payment.types.ts';
import { selectCommand, type PaymentsRef } from '#machines/payments/payments.machine.ts';
import { usePaymentCommand, usePayments } from './payments.provider.tsx';

export interface Command {
  snapshot: PaymentSnapshot;
  send: (event: PaymentEvent) => void;
  /** Puts away what became of it. */
  close: () => void;
}

const commandOf = (payments: PaymentsRef | null, type: PaymentCommandType): PaymentRef | null =>
  payments && selectCommand(payments.getSnapshot(), type);

/** The last command of one type that the bettor has not put away, and a way to give the next one: null until they are loaded. */
export function useCommand(type: PaymentCommandType): {
  command: Command | null;
  give: ((command: PaymentCommand) => void) | null;
} {
  const payments = usePayments();
  const snapshot = usePaymentCommand(type);
  const command = snapshot && {
    snapshot,
    send: (event: PaymentEvent) => commandOf(payments, type)?.send(event),
    close: () => payments?.send({ type: 'command.closed', clientId: snapshot.context.command.clientId }),
  };
  return { command, give: payments && ((next) => payments.send({ type: 'command.given', command: next })) };
}

/** Counts how often the account's feed has said that payments moved. */
export const usePaymentNews = (): number =>
  useSelector(usePayments() ?? undefined, (payments) => payments?.context.news ?? 0);
