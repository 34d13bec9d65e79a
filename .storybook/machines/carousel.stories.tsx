import { carouselMachine } from '#machines/carousel/carousel.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/carousel' };

export const Stepper = stepped('carousel', carouselMachine, {
  input: { count: 5, shown: 2, isReduced: false },
});
