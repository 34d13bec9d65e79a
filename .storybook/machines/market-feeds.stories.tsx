import { marketFeedsMachine } from '#machines/market-feeds/market-feeds.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/market-feeds' };

export const Stepper = stepped('market-feeds', marketFeedsMachine);
