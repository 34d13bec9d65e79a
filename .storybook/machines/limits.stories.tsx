import { limitsMachine } from '#machines/limits/limits.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/limits' };

export const Stepper = stepped('limits', limitsMachine);
