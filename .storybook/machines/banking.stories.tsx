import { bankingMachine } from '#machines/banking/banking.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/banking' };

export const Stepper = stepped('banking', bankingMachine, { input: { kind: null, count: 20 } });
