import { withdrawMachine } from '#machines/withdraw/withdraw.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/withdraw' };

export const Stepper = stepped('withdraw', withdrawMachine);
