import { datePickerMachine } from '#machines/date-picker/date-picker.machine.ts';
import { samples } from '#machines/testing/stepper/date-picker.samples.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/date-picker' };

export const Stepper = stepped('date-picker', datePickerMachine, samples);
