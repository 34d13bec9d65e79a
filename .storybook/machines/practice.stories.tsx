import { practiceMachine } from '#machines/practice/practice.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/practice' };

export const Stepper = stepped('practice', practiceMachine);
