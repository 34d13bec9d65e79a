import { sessionMachine } from '#machines/session/session.machine.ts';
import { samples } from '#machines/testing/stepper/session.samples.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/session' };

export const Stepper = stepped('session', sessionMachine, samples);
