import { sportTabMachine } from '#machines/sport-tab/sport-tab.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/sport-tab' };

export const Stepper = stepped('sport-tab', sportTabMachine);
