import { runnerTradesMachine } from '#machines/runner-trades/runner-trades.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/runner-trades' };

export const Stepper = stepped('runner-trades', runnerTradesMachine);
