import { passkeysMachine } from '#machines/passkeys/passkeys.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/passkeys' };

export const Stepper = stepped('passkeys', passkeysMachine);
