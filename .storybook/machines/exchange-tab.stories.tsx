import { exchangeTabMachine } from '#machines/exchange-tab/exchange-tab.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/exchange-tab' };

export const Stepper = stepped('exchange-tab', exchangeTabMachine, {
  input: { stored: null, hasToken: true },
});
