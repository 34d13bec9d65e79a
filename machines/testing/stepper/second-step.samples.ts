import type { secondStepMachine } from '../../second-step/second-step.machine.ts';
import type { MachineSamples } from './machine-samples.ts';

export const samples: MachineSamples<typeof secondStepMachine> = {
  input: { ticket: 't-1' },
  events: { 'code.submitted': { code: '123456' } },
};
