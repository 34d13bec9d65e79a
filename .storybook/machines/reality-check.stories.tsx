import { realityCheckMachine } from '#machines/reality-check/reality-check.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/reality-check' };

export const Stepper = stepped('reality-check', realityCheckMachine);
