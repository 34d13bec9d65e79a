import { casinoLaunchMachine } from '#machines/casino-launch/casino-launch.machine.ts';
import { samples } from '#machines/testing/stepper/casino-launch.samples.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/casino-launch' };

export const Stepper = stepped('casino-launch', casinoLaunchMachine, samples);
