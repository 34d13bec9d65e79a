import { paymentsMachine } from '#machines/payments/payments.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/payments' };

export const Stepper = stepped('payments', paymentsMachine);
