import { useEffect } from 'react';
import type { PaymentCommand, PaymentCommandType } from '#domain/payment/bettor-payment.ts';
import type { PaymentRef } from '#machines/payment/payment.machine.ts';
import { selectCommand } from '#machines/payments/payments.machine.ts';
import type { CommandNews } from '#machines/payments/payments.types.ts';
import { usePaymentCommand, usePayments } from './payments.provider.tsx';

/**
 * Tells a page's machine how its command about money goes, also one of an earlier visit. What became of it is put away once
 * the machine has heard it. `isOurs` keeps the same function between renders. Returns the command while it is under way.
 */
export function useCommandNews(
  type: PaymentCommandType,
  isOurs: (command: PaymentCommand) => boolean,
  send: (news: CommandNews) => void,
): PaymentRef | null {
  const payments = usePayments();
  const snapshot = usePaymentCommand(type);
  const isHeard = snapshot !== null && isOurs(snapshot.context.command);
  useEffect(() => {
    if (!isHeard || !payments) return;
    const { command, payment, refusal } = snapshot.context;
    if (snapshot.status === 'active') {
      send({ type: 'command.begun', command });
      return;
    }
    const isDropped = snapshot.matches('dropped');
    send({ type: 'command.ended', command, payment, refusal: isDropped ? null : refusal });
    payments.send({ type: 'command.closed', clientId: command.clientId });
  }, [isHeard, payments, snapshot, send]);
  return isHeard && payments && snapshot.status === 'active'
    ? selectCommand(payments.getSnapshot(), type)
    : null;
}
