import { sideNavMachine } from '#machines/side-nav/side-nav.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/side-nav' };

export const Stepper = stepped('side-nav', sideNavMachine);
