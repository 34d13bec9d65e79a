import { pageMachine } from '#machines/page/page.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/page' };

export const Stepper = stepped('page', pageMachine);
