import type { exchangeTabMachine } from '../../exchange-tab/exchange-tab.machine.ts';
import type { MachineSamples } from './machine-samples.ts';

export const samples: MachineSamples<typeof exchangeTabMachine> = {
  input: { stored: null, hasToken: true },
};
