import { bankingMachine } from '#machines/banking/banking.machine.ts';
import { samples } from '#machines/testing/stepper/banking.samples.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/banking' };

export const Stepper = stepped('banking', bankingMachine, samples);
