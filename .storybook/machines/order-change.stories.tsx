import { orderChangeMachine } from '#machines/order-change/order-change.machine.ts';
import { samples } from '#machines/testing/stepper/order-change.samples.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/order-change' };

export const Stepper = stepped('order-change', orderChangeMachine, samples);
