import { z } from 'zod';
import { activityKinds, passwordKinds } from '#domain/bettor/activity.ts';
import { defineCall } from './call.ts';
import { id, text, time } from './values.ts';

/** What was done with an account, and where it is signed in. */

const bettor = { tag: 'Session', auth: 'bettor' } as const;

const browser = text.describe('In words, as `Chrome on Android`; anybody can send any, so it proves nothing');

const entry = z.object({
  activityId: id,
  at: time,
  kind: z.enum(activityKinds),
  about: text.nullable().describe('What it was done to, in words; null where the kind says it all'),
  times: z.int().positive().describe('Refusals from one address and browser within an hour are one entry'),
  address: text,
  browser,
  isNewDevice: z.boolean().describe('Whether nobody had signed in to the account there before'),
});

/** Of an entry: a whole number. */
const entryId = text.regex(/^[1-9]\d{0,14}$/);

const page = z.strictObject({
  before: entryId.optional().describe('`next` of the page before'),
});

export const listActivity = defineCall({
  ...bettor,
  name: 'listActivity',
  summary: 'What was done with the account, newest first, fifty a page',
  method: 'GET',
  path: '/me/activity',
  query: page,
  data: z.object({ entries: z.array(entry), next: id.nullable() }),
});

export const listPasswordChanges = defineCall({
  ...bettor,
  name: 'listPasswordChanges',
  summary: 'When the password changed, newest first, fifty a page',
  method: 'GET',
  path: '/me/password-changes',
  query: page,
  data: z.object({
    entries: z.array(entry.extend({ kind: z.enum(passwordKinds) })),
    next: id.nullable(),
  }),
});

const openSession = z.object({
  sessionId: id,
  openedAt: time,
  usedAt: time.describe('When its token was last renewed'),
  address: text,
  browser,
  isThis: z.boolean(),
});
const openSessions = z.array(openSession).describe('Newest first');

export const listSessions = defineCall({
  ...bettor,
  name: 'listSessions',
  summary: 'Where the account is signed in',
  method: 'GET',
  path: '/me/sessions',
  data: openSessions,
});

export const endSession = defineCall({
  ...bettor,
  name: 'endSession',
  summary: 'End another session of the account, if it is open: its token is refused from now on',
  method: 'DELETE',
  path: '/me/sessions/:sessionId',
  params: z.strictObject({ sessionId: id }),
  data: openSessions,
  refusals: ['THIS_SESSION'],
});

export const endOtherSessions = defineCall({
  ...bettor,
  name: 'endOtherSessions',
  summary: 'End all sessions of the account but this one',
  method: 'DELETE',
  path: '/me/sessions',
  data: openSessions,
});

export const listNewDevices = defineCall({
  ...bettor,
  name: 'listNewDevices',
  summary: 'Sign-ins on browsers that were new to the account, and that no other browser has seen yet',
  method: 'GET',
  path: '/me/new-devices',
  data: z.array(entry),
});

export const seeNewDevices = defineCall({
  ...bettor,
  name: 'seeNewDevices',
  summary: 'Those up to this one were seen',
  method: 'POST',
  path: '/me/new-devices/seen',
  body: z.strictObject({ upTo: entryId }),
  data: z.object({}),
});
