import { startupMachine } from '#machines/startup/startup.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/startup' };

export const Stepper = stepped('startup', startupMachine);
