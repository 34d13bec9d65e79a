import type { cashOutMachine } from '../../cash-out/cash-out.machine.ts';
import type { MachineSamples } from './machine-samples.ts';

export const samples: MachineSamples<typeof cashOutMachine> = { input: { marketId: '1.101', seed: 1 } };
