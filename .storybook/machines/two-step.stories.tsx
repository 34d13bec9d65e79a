import { twoStepMachine } from '#machines/two-step/two-step.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/two-step' };

export const Stepper = stepped('two-step', twoStepMachine);
