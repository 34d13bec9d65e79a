import { reportMachine } from '#machines/report/report.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/report' };

export const Stepper = stepped('report', reportMachine, {
  input: { ask: { from: '2026-11-01', to: '2026-11-21', sort: 'placedAt', direction: 'DESC', page: 1 } },
});
