import { themeMachine } from '#machines/theme/theme.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/theme' };

export const Stepper = stepped('theme', themeMachine, { input: { stored: null } });
