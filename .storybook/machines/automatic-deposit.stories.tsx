import { automaticDepositMachine } from '#machines/automatic-deposit/automatic-deposit.machine.ts';
import { samples } from '#machines/testing/stepper/automatic-deposit.samples.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/automatic-deposit' };

export const Stepper = stepped('automatic-deposit', automaticDepositMachine, samples);
