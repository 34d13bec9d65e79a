import { timePickerMachine } from '#machines/time-picker/time-picker.machine.ts';
import { samples } from '#machines/testing/stepper/time-picker.samples.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/time-picker' };

export const Stepper = stepped('time-picker', timePickerMachine, samples);
