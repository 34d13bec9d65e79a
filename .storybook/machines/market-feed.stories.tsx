import { marketFeedMachine } from '#machines/market-feed/market-feed.machine.ts';
import { samples } from '#machines/testing/stepper/market-feed.samples.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/market-feed' };

export const Stepper = stepped('market-feed', marketFeedMachine, samples);
