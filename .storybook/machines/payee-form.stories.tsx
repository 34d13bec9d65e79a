import { payeeFormMachine } from '#machines/payee-form/payee-form.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/payee-form' };

export const Stepper = stepped('payee-form', payeeFormMachine);
