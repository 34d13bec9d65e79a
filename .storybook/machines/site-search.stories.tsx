import { siteSearchMachine } from '#machines/site-search/site-search.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/site-search' };

export const Stepper = stepped('site-search', siteSearchMachine);
