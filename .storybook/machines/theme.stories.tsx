import { themeMachine } from '#machines/theme/theme.machine.ts';
import { samples } from '#machines/testing/stepper/theme.samples.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/theme' };

export const Stepper = stepped('theme', themeMachine, samples);
