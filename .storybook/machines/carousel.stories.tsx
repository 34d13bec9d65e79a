import { carouselMachine } from '#machines/carousel/carousel.machine.ts';
import { samples } from '#machines/testing/stepper/carousel.samples.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/carousel' };

export const Stepper = stepped('carousel', carouselMachine, samples);
