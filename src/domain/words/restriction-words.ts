import type { Restriction } from '../bettor/session.ts';

/** What an account that takes no new bets is told, everywhere. */
export const restrictionWords: Readonly<Record<Restriction, string>> = {
  blocked: 'Your account is blocked: no new bets. You can still cancel.',
  timedOut: 'You are taking a break from betting: no new bets. You can still cancel.',
  selfExcluded: 'You have excluded yourself from betting: no new bets. You can still cancel.',
};

const alwaysLeft =
  'All that is written of your account stays to be seen. Matched bets stand and are paid, what waits can be cancelled, and your money can be taken out.';

/** What such an account may still see and do, and what it may not. */
export const restrictedWords: Readonly<Record<Restriction, string>> = {
  blocked: `${alwaysLeft} New bets, cash outs, deposits and games are refused until the operator lifts the block: ask the support.`,
  timedOut: `${alwaysLeft} New bets, cash outs, deposits and games are refused until your break ends. It can be lengthened, not shortened.`,
  selfExcluded: `${alwaysLeft} New bets, cash outs, deposits and games are refused until your exclusion ends and you have asked to come back. Nobody can lift it earlier.`,
};
