import { drawerMachine } from '#machines/drawer/drawer.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/drawer' };

export const Stepper = stepped('drawer', drawerMachine);
