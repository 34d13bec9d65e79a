import { changePasswordMachine } from '#machines/change-password/change-password.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/change-password' };

export const Stepper = stepped('change-password', changePasswordMachine);
