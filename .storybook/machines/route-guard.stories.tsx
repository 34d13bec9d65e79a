import { routeGuardMachine } from '#machines/route-guard/route-guard.machine.ts';
import { samples } from '#machines/testing/stepper/route-guard.samples.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/route-guard' };

export const Stepper = stepped('route-guard', routeGuardMachine, samples);
