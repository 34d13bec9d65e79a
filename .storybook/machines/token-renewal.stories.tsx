import { tokenRenewalMachine } from '#machines/token-renewal/token-renewal.machine.ts';
import { samples } from '#machines/testing/stepper/token-renewal.samples.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/token-renewal' };

export const Stepper = stepped('token-renewal', tokenRenewalMachine, samples);
