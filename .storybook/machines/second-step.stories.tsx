import { secondStepMachine } from '#machines/second-step/second-step.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/second-step' };

export const Stepper = stepped('second-step', secondStepMachine, {
  input: { ticket: 't-1' },
  events: { 'code.submitted': { code: '123456' } },
});
