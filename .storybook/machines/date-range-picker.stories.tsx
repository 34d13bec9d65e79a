import { dateRangePickerMachine } from '#machines/date-range-picker/date-range-picker.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/date-range-picker' };

export const Stepper = stepped('date-range-picker', dateRangePickerMachine, {
  input: { today: '2026-11-21' },
});
