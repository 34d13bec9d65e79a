import { cashOutMachine } from '#machines/cash-out/cash-out.machine.ts';
import { samples } from '#machines/testing/stepper/cash-out.samples.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/cash-out' };

export const Stepper = stepped('cash-out', cashOutMachine, samples);
