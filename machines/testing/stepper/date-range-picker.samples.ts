import type { dateRangePickerMachine } from '../../date-range-picker/date-range-picker.machine.ts';
import type { MachineSamples } from './machine-samples.ts';

export const samples: MachineSamples<typeof dateRangePickerMachine> = {
  input: { today: '2026-11-21' },
};
