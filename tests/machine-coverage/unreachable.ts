import type { Unreachable } from './coverage.ts';

/** What no event can reach, and why it stands there. */
export const unreachable: readonly Unreachable[] = [];
