import { marketFeedMachine } from '#machines/market-feed/market-feed.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/market-feed' };

export const Stepper = stepped('market-feed', marketFeedMachine, { input: { marketId: '1.101', seed: 1 } });
