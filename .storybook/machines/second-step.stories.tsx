import { secondStepMachine } from '#machines/second-step/second-step.machine.ts';
import { samples } from '#machines/testing/stepper/second-step.samples.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/second-step' };

export const Stepper = stepped('second-step', secondStepMachine, samples);
