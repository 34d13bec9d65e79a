import { reportMachine } from '#machines/report/report.machine.ts';
import { samples } from '#machines/testing/stepper/report.samples.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/report' };

export const Stepper = stepped('report', reportMachine, samples);
