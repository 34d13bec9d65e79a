import { z } from 'zod';
import { defineCall } from './call.ts';
import { every } from './limits.ts';
import { amount, money, text, time } from './values.ts';

/** What bettors did, and for how long, at a glance. */

const bettor = { tag: 'Limits', auth: 'bettor' } as const;

/** One clock for all of a user's tabs and devices. */
export const realityCheck = z.object({
  every,
  isDue: z.boolean().describe('Until it is answered, bets, deposits and games are refused'),
  dueIn: z.int().nonnegative().nullable().describe('Seconds signed in until it is; null for never'),
  since: time.describe('From when on the sums below are'),
  minutes: z.int().nonnegative().describe('Signed in since then, on whatever devices'),
  staked: amount.describe('What matched bets and rounds risked'),
  won: amount.describe('The sum of results above zero, after commission'),
  lost: amount.describe('The sum of the others'),
  deposited: amount,
  bets: z.int().nonnegative(),
  rounds: z.int().nonnegative(),
});
export type RealityCheck = z.infer<typeof realityCheck>;

export const getRealityCheck = defineCall({
  ...bettor,
  name: 'getRealityCheck',
  summary: 'What the user did since the last look up, and whether the next one is due',
  method: 'GET',
  path: '/me/reality-check',
  data: realityCheck,
});

export const getPlayRecord = defineCall({
  ...bettor,
  name: 'getPlayRecord',
  summary: 'Net deposits by calendar month, and the time signed in',
  method: 'GET',
  path: '/me/play-record',
  data: z.object({
    months: z
      .array(z.object({ month: text.regex(/^\d{4}-\d\d$/), deposited: money, withdrawn: money }))
      .describe('The last twelve, the earliest first'),
    deposited: money.describe('Ever, less what banks took back'),
    withdrawn: money.describe('Ever, on its way included, less what came back'),
    minutesToday: z.int().nonnegative().describe('Signed in during this calendar day, on whatever devices'),
    minutesThisWeek: z.int().nonnegative().describe('Since Monday'),
    minutesSignedIn: z.int().nonnegative().describe('Without a break, until now'),
  }),
});
