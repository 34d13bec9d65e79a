import type { popupsMachine } from '../../popups/popups.machine.ts';
import type { MachineSamples } from './machine-samples.ts';

export const samples: MachineSamples<typeof popupsMachine> = {
  input: { hash: '', isPushed: false, hasToken: true },
};
