import type { automaticDepositMachine } from '../../automatic-deposit/automatic-deposit.machine.ts';
import type { MachineSamples } from './machine-samples.ts';

export const samples: MachineSamples<typeof automaticDepositMachine> = {
  input: { amountText: '500' },
};
