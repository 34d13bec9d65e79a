import { popupsMachine } from '#machines/popups/popups.machine.ts';
import { samples } from '#machines/testing/stepper/popups.samples.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/popups' };

export const Stepper = stepped('popups', popupsMachine, samples);
