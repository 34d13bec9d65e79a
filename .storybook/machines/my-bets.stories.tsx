import { myBetsMachine } from '#machines/my-bets/my-bets.machine.ts';
import { samples } from '#machines/testing/stepper/my-bets.samples.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/my-bets' };

export const Stepper = stepped('my-bets', myBetsMachine, samples);
