import { ladderMachine } from '#machines/ladder/ladder.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/ladder' };

export const Stepper = stepped('ladder', ladderMachine, { input: { count: 350, anchor: 120 } });
