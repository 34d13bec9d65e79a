import { ladderMachine } from '#machines/ladder/ladder.machine.ts';
import { samples } from '#machines/testing/stepper/ladder.samples.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/ladder' };

export const Stepper = stepped('ladder', ladderMachine, samples);
