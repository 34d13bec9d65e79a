import type { marketFeedMachine } from '../../market-feed/market-feed.machine.ts';
import type { MachineSamples } from './machine-samples.ts';

export const samples: MachineSamples<typeof marketFeedMachine> = { input: { marketId: '1.101', seed: 1 } };
