import { betIntentsMachine } from '#machines/bet-intents/bet-intents.machine.ts';
import { samples } from '#machines/testing/stepper/bet-intents.samples.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/bet-intents' };

export const Stepper = stepped('bet-intents', betIntentsMachine, samples);
