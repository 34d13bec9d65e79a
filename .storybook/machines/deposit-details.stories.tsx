import { depositDetailsMachine } from '#machines/deposit-details/deposit-details.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/deposit-details' };

export const Stepper = stepped('deposit-details', depositDetailsMachine);
