import { z } from 'zod';
import { balance } from './account.ts';
import { defineCall } from './call.ts';
import { signedIn, signUpBody, signUpRefusals } from './session.ts';
import { text } from './values.ts';

/** Practice accounts: they bet on the same markets with practice money, which is in no sum with money. */

export const openPractice = defineCall({
  name: 'openPractice',
  summary:
    'Open a practice account and a session for it, without a password. The browser that has one (x-device) gets a session for that one, unless it was not used for seven days. At most five new ones an hour from an address. Some jurisdictions ask for the date of birth',
  tag: 'Practice',
  method: 'POST',
  path: '/practice-accounts',
  auth: 'none',
  body: z.strictObject({
    dateOfBirth: z.iso.date().nullish().describe('Asked for where practice money is for those of age alone'),
    zone: text.max(64).nullish().describe('An IANA time zone, whose days count for the age and the limits'),
  }),
  data: signedIn,
  refusals: [
    'TOO_MANY_PRACTICE_ACCOUNTS',
    'DATE_OF_BIRTH_MISSING',
    'WRONG_DATE_OF_BIRTH',
    'UNDER_AGE',
    'AGE_NOT_SHOWN',
    'UNKNOWN_ZONE',
  ],
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
  refusals: ['NOT_PRACTICE', 'NO_MONEY', ...signUpRefusals],
});
