import { dateRangePickerMachine } from '#machines/date-range-picker/date-range-picker.machine.ts';
import { samples } from '#machines/testing/stepper/date-range-picker.samples.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/date-range-picker' };

export const Stepper = stepped('date-range-picker', dateRangePickerMachine, samples);
