import type { myBetsMachine } from '../../my-bets/my-bets.machine.ts';
import type { MachineSamples } from './machine-samples.ts';

export const samples: MachineSamples<typeof myBetsMachine> = { input: { idPrefix: 'change' } };
