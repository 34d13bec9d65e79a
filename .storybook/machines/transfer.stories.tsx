import { transferMachine } from '#machines/transfer/transfer.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/transfer' };

export const Stepper = stepped('transfer', transferMachine);
