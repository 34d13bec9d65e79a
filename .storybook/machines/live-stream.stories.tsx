import { liveStreamMachine } from '#machines/live-stream/live-stream.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/live-stream' };

export const Stepper = stepped('live-stream', liveStreamMachine);
