import { payeesMachine } from '#machines/payees/payees.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/payees' };

export const Stepper = stepped('payees', payeesMachine);
