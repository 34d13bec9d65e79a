import { partnerLaunchMachine } from '#machines/partner-launch/partner-launch.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/partner-launch' };

export const Stepper = stepped('partner-launch', partnerLaunchMachine);
