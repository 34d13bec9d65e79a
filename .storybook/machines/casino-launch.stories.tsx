import { casinoLaunchMachine } from '#machines/casino-launch/casino-launch.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/casino-launch' };

export const Stepper = stepped('casino-launch', casinoLaunchMachine, { input: { hasToken: true } });
