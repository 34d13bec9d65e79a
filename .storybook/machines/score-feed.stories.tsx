import { scoreFeedMachine } from '#machines/score-feed/score-feed.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/score-feed' };

export const Stepper = stepped('score-feed', scoreFeedMachine);
