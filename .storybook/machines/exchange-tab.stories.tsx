import { exchangeTabMachine } from '#machines/exchange-tab/exchange-tab.machine.ts';
import { samples } from '#machines/testing/stepper/exchange-tab.samples.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/exchange-tab' };

export const Stepper = stepped('exchange-tab', exchangeTabMachine, samples);
