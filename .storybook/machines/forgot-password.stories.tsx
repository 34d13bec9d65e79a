import { forgotPasswordMachine } from '#machines/forgot-password/forgot-password.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/forgot-password' };

export const Stepper = stepped('forgot-password', forgotPasswordMachine);
