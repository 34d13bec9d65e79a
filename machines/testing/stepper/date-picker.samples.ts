import type { datePickerMachine } from '../../date-picker/date-picker.machine.ts';
import type { MachineSamples } from './machine-samples.ts';

export const samples: MachineSamples<typeof datePickerMachine> = { input: { today: '2026-11-21' } };
