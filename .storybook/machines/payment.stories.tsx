import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { samples } from '#machines/testing/stepper/payment.samples.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/payment' };

export const Stepper = stepped('payment', paymentMachine, samples);
