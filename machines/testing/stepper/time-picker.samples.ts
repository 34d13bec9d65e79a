import type { timePickerMachine } from '../../time-picker/time-picker.machine.ts';
import type { MachineSamples } from './machine-samples.ts';

export const samples: MachineSamples<typeof timePickerMachine> = { input: { value: null } };
