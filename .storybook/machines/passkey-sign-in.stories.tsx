import { passkeySignInMachine } from '#machines/passkey-sign-in/passkey-sign-in.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/passkey-sign-in' };

export const Stepper = stepped('passkey-sign-in', passkeySignInMachine);
