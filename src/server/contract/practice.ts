import { balance } from './account.ts';
import { defineCall } from './call.ts';
import { signedIn, signUpBody, signUpRefusals } from './session.ts';

/** Practice accounts: they bet on the same markets with practice money, which is in no sum with money. */

export const openPractice = defineCall({
  name: 'openPractice',
  summary:
    'Open a practice account and a session for it, without a password. The browser that has one (x-device) gets a session for that one, unless it was not used for seven days. At most five new ones an hour from an address',
  tag: 'Practice',
  method: 'POST',
  path: '/practice-accounts',
  auth: 'none',
  data: signedIn,
  refusals: ['TOO_MANY_PRACTICE_ACCOUNTS'],
});

export const refillPractice = defineCall({
  name: 'refillPractice',
  summary:
    'Bring what a practice account has to bet with up to 10,000 again: once an hour, and only when less than 100 is left',
  tag: 'Practice',
  method: 'POST',
  path: '/me/practice/refill',
  auth: 'bettor',
  data: balance,
  refusals: ['NOT_PRACTICE', 'BLOCKED', 'ENOUGH_LEFT', 'TOO_SOON'],
});

export const keepPractice = defineCall({
  name: 'keepPractice',
  summary:
    'Turn a practice account into a real one, with a session for it. What waits is cancelled, what is matched ends in the practice account, and the practice money goes',
  tag: 'Practice',
  method: 'POST',
  path: '/me/practice/keep',
  auth: 'bettor',
  body: signUpBody,
  data: signedIn,
  refusals: ['NOT_PRACTICE', ...signUpRefusals],
});
