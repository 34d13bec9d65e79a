import { myBetsMachine } from '#machines/my-bets/my-bets.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/my-bets' };

export const Stepper = stepped('my-bets', myBetsMachine, { input: { idPrefix: 'change' } });
