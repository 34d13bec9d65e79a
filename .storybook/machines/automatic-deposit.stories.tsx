import { automaticDepositMachine } from '#machines/automatic-deposit/automatic-deposit.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/automatic-deposit' };

export const Stepper = stepped('automatic-deposit', automaticDepositMachine, {
  input: { amountText: '500' },
});
