import type { Restriction } from '../bettor/session.ts';

/** What an account that takes no new bets is told, everywhere. */
export const restrictionWords: Readonly<Record<Restriction, string>> = {
  blocked: 'Your account is blocked: no new bets. You can still cancel.',
  timedOut: 'You are taking a break from betting: no new bets. You can still cancel.',
  selfExcluded: 'You have excluded yourself from betting: no new bets. You can still cancel.',
};
