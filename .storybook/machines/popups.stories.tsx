import { popupsMachine } from '#machines/popups/popups.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/popups' };

export const Stepper = stepped('popups', popupsMachine, {
  input: { hash: '', isPushed: false, hasToken: true },
});
