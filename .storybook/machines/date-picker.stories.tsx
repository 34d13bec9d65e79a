import { datePickerMachine } from '#machines/date-picker/date-picker.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/date-picker' };

export const Stepper = stepped('date-picker', datePickerMachine, { input: { today: '2026-11-21' } });
