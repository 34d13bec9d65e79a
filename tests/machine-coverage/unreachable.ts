import type { Unreachable } from './coverage.ts';

const oneChange =
  'a bet has one change under way, and the next is opened only when that has ended: but an answer names its request';

/** What no event can reach, and why it stands there all the same. */
export const unreachable: readonly Unreachable[] = [
  { machine: 'my-bets', part: 'guard |change.accepted|0 refuses', why: oneChange },
  { machine: 'my-bets', part: 'guard |change.refused|0 refuses', why: oneChange },
  { machine: 'my-bets', part: 'guard |change.unanswered|0 refuses', why: oneChange },
];
