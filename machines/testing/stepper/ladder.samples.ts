import type { ladderMachine } from '../../ladder/ladder.machine.ts';
import type { MachineSamples } from './machine-samples.ts';

export const samples: MachineSamples<typeof ladderMachine> = { input: { count: 350, anchor: 120 } };
