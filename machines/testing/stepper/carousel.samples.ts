import type { carouselMachine } from '../../carousel/carousel.machine.ts';
import type { MachineSamples } from './machine-samples.ts';

export const samples: MachineSamples<typeof carouselMachine> = {
  input: { count: 5, shown: 2, isReduced: false },
};
