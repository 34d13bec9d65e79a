import { cashOutMachine } from '#machines/cash-out/cash-out.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/cash-out' };

export const Stepper = stepped('cash-out', cashOutMachine, { input: { marketId: '1.101', seed: 1 } });
