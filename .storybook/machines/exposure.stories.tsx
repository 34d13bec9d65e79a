import { exposureMachine } from '#machines/exposure/exposure.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/exposure' };

export const Stepper = stepped('exposure', exposureMachine);
