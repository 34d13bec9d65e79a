import type { themeMachine } from '../../theme/theme.machine.ts';
import type { MachineSamples } from './machine-samples.ts';

export const samples: MachineSamples<typeof themeMachine> = { input: { stored: null } };
