import { cashOutsMachine } from '#machines/cash-outs/cash-outs.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/cash-outs' };

export const Stepper = stepped('cash-outs', cashOutsMachine);
