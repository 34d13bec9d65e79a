import { fileURLToPath } from 'node:url';

/** Cases of our own, run with those of any other folder: they catch each of the planted faults by themselves. */
export const ownFolder = fileURLToPath(new URL('../own', import.meta.url));
