import { cashOutQuoteMachine } from '#machines/cash-out-quote/cash-out-quote.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/cash-out-quote' };

export const Stepper = stepped('cash-out-quote', cashOutQuoteMachine);
