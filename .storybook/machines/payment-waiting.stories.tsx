import { paymentWaitingMachine } from '#machines/payment-waiting/payment-waiting.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/payment-waiting' };

export const Stepper = stepped('payment-waiting', paymentWaitingMachine);
