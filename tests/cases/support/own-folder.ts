import { fileURLToPath } from 'node:url';

/** Cases of our own, run in addition to any other folder's. They catch every planted fault by themselves. */
export const ownFolder = fileURLToPath(new URL('../own', import.meta.url));
