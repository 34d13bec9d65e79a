import { depositMachine } from '#machines/deposit/deposit.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/deposit' };

export const Stepper = stepped('deposit', depositMachine);
