import type { bankingMachine } from '../../banking/banking.machine.ts';
import type { MachineSamples } from './machine-samples.ts';

export const samples: MachineSamples<typeof bankingMachine> = { input: { kind: null, count: 20 } };
