import { coachMachine } from '#machines/coach/coach.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/coach' };

export const Stepper = stepped('coach', coachMachine);
