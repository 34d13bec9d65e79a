import { signUpMachine } from '#machines/sign-up/sign-up.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/sign-up' };

export const Stepper = stepped('sign-up', signUpMachine);
