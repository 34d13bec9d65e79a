import type { casinoLaunchMachine } from '../../casino-launch/casino-launch.machine.ts';
import type { MachineSamples } from './machine-samples.ts';

export const samples: MachineSamples<typeof casinoLaunchMachine> = { input: { hasToken: true } };
