import { openSessionsMachine } from '#machines/open-sessions/open-sessions.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/open-sessions' };

export const Stepper = stepped('open-sessions', openSessionsMachine);
