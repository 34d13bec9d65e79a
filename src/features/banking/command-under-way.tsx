import { useSelector } from '@xstate/react';
import type { PaymentRef } from '#machines/payment/payment.machine.ts';
import { PaymentCommandView } from './payment-command.view.tsx';

/** A command about money, while the page waits for what becomes of it. */
export function CommandUnderWay({ payment }: { payment: PaymentRef }) {
  const snapshot = useSelector(payment, (now) => now);
  return <PaymentCommandView snapshot={snapshot} send={payment.send} onClose={null} />;
}
