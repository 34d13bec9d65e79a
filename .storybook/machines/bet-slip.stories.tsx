import { betSlipMachine } from '#machines/bet-slip/bet-slip.machine.ts';
import { samples } from '#machines/testing/stepper/bet-slip.samples.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/bet-slip' };

export const Stepper = stepped('bet-slip', betSlipMachine, samples);
