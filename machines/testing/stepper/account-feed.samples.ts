import type { accountFeedMachine } from '../../account-feed/account-feed.machine.ts';
import type { MachineSamples } from './machine-samples.ts';

export const samples: MachineSamples<typeof accountFeedMachine> = { input: { seed: 1 } };
