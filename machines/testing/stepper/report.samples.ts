import type { reportMachine } from '../../report/report.machine.ts';
import type { MachineSamples } from './machine-samples.ts';

export const samples: MachineSamples<typeof reportMachine> = {
  input: { ask: { from: '2026-11-01', to: '2026-11-21', sort: 'placedAt', direction: 'DESC', page: 1 } },
};
