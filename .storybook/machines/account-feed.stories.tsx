import { accountFeedMachine } from '#machines/account-feed/account-feed.machine.ts';
import { samples } from '#machines/testing/stepper/account-feed.samples.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/account-feed' };

export const Stepper = stepped('account-feed', accountFeedMachine, samples);
