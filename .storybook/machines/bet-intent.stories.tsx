import { betIntentMachine } from '#machines/bet-intent/bet-intent.machine.ts';
import { samples } from '#machines/testing/stepper/bet-intent.samples.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/bet-intent' };

export const Stepper = stepped('bet-intent', betIntentMachine, samples);
