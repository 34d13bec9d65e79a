import { z } from 'zod';
import { realityIntervals } from '#domain/limits/bettor-limits.ts';
import { exclusionMonths, timeOuts } from '#domain/limits/break.ts';
import { limitFrames, limitKinds } from '#domain/limits/limit.ts';
import { defineCall } from './call.ts';
import { amount, clientId, money, text, time } from './values.ts';

/** What bettors hold themselves to: limits, breaks, and a look up now and then. The exchange keeps them to it. */

const bettor = { tag: 'Limits', auth: 'bettor' } as const;

const kind = z.enum(limitKinds);
const frame = z.enum(limitFrames);
const params = z.strictObject({ kind, frame });
const most = z.int().positive().max(1e13);
const value = most
  .nullable()
  .describe('Minor units; of a SESSION limit minutes, of which a day has 1,440. Null for no limit');

const limit = z.object({
  kind,
  frame: frame.describe('A calendar day, a week from Monday or a calendar month; BET: it is about each bet'),
  amount: value,
  since: time.nullable(),
  /** A raise that waits for its second yes. */
  asked: z
    .object({
      amount: value,
      at: time,
      from: time.describe('From when it may be confirmed'),
      until: time.describe('When it lapses'),
    })
    .nullable(),
  used: money
    .nullable()
    .describe('Of the current frame; null where there is no limit, or it is about each bet'),
  left: amount.nullable(),
  until: time.nullable().describe('When the frame ends and the limit starts anew'),
});

export const every = z
  .literal([...realityIntervals])
  .nullable()
  .describe('Minutes signed in between two reality checks; null for none');

export const bettorLimits = z.object({
  zone: text.describe('The IANA time zone whose calendar the frames follow, fixed at the account’s opening'),
  /** Those that were ever set. */
  limits: z.array(limit),
  timedOutUntil: time.nullable().describe('Of the last time-out; it is over once that is past'),
  exclusion: z
    .object({
      since: time,
      until: time.describe('From then on the bettor may ask to come back'),
      backAt: time.nullable().describe('When they may bet again, once they have asked'),
    })
    .nullable()
    .describe('The last one; it is over once `backAt` is past'),
  realityEvery: every,
});
export type BettorLimitsView = z.infer<typeof bettorLimits>;

/** Why a user takes a break from betting, and until when as far as that is known. */
export const onBreak = z.object({ why: z.enum(['SELF_EXCLUDED', 'TIMED_OUT']), until: time.nullable() });

/** Codes that any change may be refused with. */
const refusals = ['CLIENT_ID_REUSED'] as const;

export const getLimits = defineCall({
  ...bettor,
  name: 'getLimits',
  summary: 'What the user holds themselves to, and what of it is used',
  method: 'GET',
  path: '/me/limits',
  data: bettorLimits,
});

export const setLimit = defineCall({
  ...bettor,
  name: 'setLimit',
  summary:
    'Set a limit. A first or a lower one holds at once. A higher one, or none, is asked for: it is confirmed 24 hours later, within seven days, or lapses. What holds already ends a raise that waits',
  method: 'PUT',
  path: '/me/limits/:kind/:frame',
  params,
  body: z.strictObject({ clientId, amount: value }),
  data: bettorLimits,
  refusals: [...refusals, 'UNKNOWN_LIMIT', 'PRACTICE_ACCOUNT', 'CHANGED_MEANWHILE', 'SELF_EXCLUDED'],
});

export const confirmLimit = defineCall({
  ...bettor,
  name: 'confirmLimit',
  summary: 'The second yes to a raise',
  method: 'POST',
  path: '/me/limits/:kind/:frame/confirm',
  params,
  body: z.strictObject({ clientId }),
  data: bettorLimits,
  refusals: [...refusals, 'NOTHING_ASKED', 'TOO_EARLY'],
});

export const takeTimeOut = defineCall({
  ...bettor,
  name: 'takeTimeOut',
  summary:
    'Take a break from betting, or a longer one. What is unmatched is cancelled; bets, deposits and games are refused until its end',
  method: 'POST',
  path: '/me/time-out',
  body: z.strictObject({ clientId, length: z.enum(timeOuts) }),
  data: bettorLimits,
  refusals: [...refusals, 'NOT_SHORTER'],
});

export const excludeMyself = defineCall({
  ...bettor,
  name: 'excludeMyself',
  summary:
    'Exclude oneself from betting for months, or for longer. Nobody can shorten it. Money can be taken out; matched bets stand',
  method: 'POST',
  path: '/me/exclusion',
  body: z.strictObject({ clientId, months: z.int().min(exclusionMonths.least).max(exclusionMonths.most) }),
  data: bettorLimits,
  refusals: [...refusals, 'NOT_SHORTER'],
});

export const askToReturn = defineCall({
  ...bettor,
  name: 'askToReturn',
  summary: 'Ask to bet again after the end of an exclusion: that is so 24 hours later',
  method: 'POST',
  path: '/me/exclusion/return',
  body: z.strictObject({ clientId }),
  data: bettorLimits,
  refusals: [...refusals, 'NOT_EXCLUDED', 'TOO_EARLY'],
});

export const setRealityCheck = defineCall({
  ...bettor,
  name: 'setRealityCheck',
  summary: 'Set after how many minutes signed in the user is to look up',
  method: 'PUT',
  path: '/me/reality-check',
  body: z.strictObject({ clientId, every }),
  data: bettorLimits,
  refusals,
});

export const answerRealityCheck = defineCall({
  ...bettor,
  name: 'answerRealityCheck',
  summary: 'Note that the user has looked up; the clock begins anew',
  method: 'POST',
  path: '/me/reality-check/answer',
  body: z.strictObject({ clientId }),
  data: bettorLimits,
  refusals,
});
