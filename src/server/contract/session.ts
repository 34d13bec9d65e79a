import { z } from 'zod';
import { frameKinds } from '#domain/limits/frame.ts';
import { defineCall } from './call.ts';
import { amount, clientId, newPassword, password, text, time, userName } from './values.ts';

/** ENT-9. `isLogin` is 0 for a blocked user. */
const userDetail = z.object({
  userName: text,
  isLogin: z.union([z.literal(0), z.literal(1)]),
  isSelfExcluded: z.boolean().describe('The bettor chose not to bet: bets and casino rounds are refused'),
  isPractice: z.boolean().optional().describe('The account has practice money only; default: false'),
  keptPractice: z
    .boolean()
    .optional()
    .describe('It began as a practice account, whose reports can still be read; default: false'),
  isTimedOut: z.boolean().default(false).describe('The bettor takes a break of days, in which they are, too'),
});

export const session = z.object({
  token: text,
  /** When the token stops working unless renewed. It can be renewed until `hardExpiresAt`. */
  expiresAt: time,
  hardExpiresAt: time,
  userDetail,
});
export type Session = z.infer<typeof session>;

/** A sign-in's session, plus what the browser shows at later sign-ins so that they are recognised as its own. */
export const signedIn = session.extend({
  device: text.max(4_000).optional().describe('For the header x-device; opens nothing'),
});
export type SignedIn = z.infer<typeof signedIn>;

export const signIn = defineCall({
  name: 'signIn',
  summary: 'Open a session',
  tag: 'Session',
  method: 'POST',
  path: '/sessions',
  auth: 'none',
  body: z.strictObject({ userName: text.max(64), password }),
  data: signedIn,
  refusals: ['INVALID_CREDENTIALS', 'SECOND_STEP_DUE'],
});

/** What a person says who opens an account, and why none is opened. */
export const signUpBody = z.strictObject({
  clientId: clientId.describe('The same one, with the same contents, opens one account'),
  userName,
  password: newPassword,
  dateOfBirth: z.iso.date(),
  termsVersion: text.max(32).describe('Of the terms that were read and accepted'),
  zone: text.max(64).describe('An IANA time zone, whose days count for the age and the limits'),
  referral: text.max(64).nullish().describe('The code of whoever sent them here'),
  depositLimit: z
    .strictObject({ frame: z.enum(frameKinds), amount: z.int().positive().max(1e13) })
    .nullish()
    .describe('Holds from the opening on'),
});
export const signUpRefusals = [
  'USER_NAME_TAKEN',
  'COMMON_PASSWORD',
  'UNDER_AGE',
  'WRONG_DATE_OF_BIRTH',
  'TERMS_CHANGED',
  'UNKNOWN_ZONE',
  'CLIENT_ID_REUSED',
  'UNKNOWN_REFERRAL',
  'SELF_REFERRAL',
] as const;

export const signUp = defineCall({
  name: 'signUp',
  summary: 'Open an account and a session',
  tag: 'Session',
  method: 'POST',
  path: '/accounts',
  auth: 'none',
  body: signUpBody,
  data: signedIn,
  refusals: signUpRefusals,
});

/** A program is nobody of whom an age or a consent could be asked. */
export const openProgramAccount = defineCall({
  name: 'openProgramAccount',
  summary: 'Open an account for a program of the operator’s, and a session',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/accounts',
  auth: 'operator',
  body: z.strictObject({ userName, password: newPassword }),
  data: signedIn,
  refusals: ['USER_NAME_TAKEN'],
});

export const renewSession = defineCall({
  name: 'renewSession',
  summary:
    'A fresh token for the same session. The old one works for half a minute more and gives the same fresh token again; presented here later, it ends the session',
  tag: 'Session',
  method: 'POST',
  path: '/sessions/renew',
  auth: 'bettor',
  data: session,
});

/** SES-2: a POST with an empty body. */
export const logout = defineCall({
  name: 'logout',
  summary: 'End this session: its token is refused from now on',
  tag: 'Session',
  method: 'POST',
  path: '/sessions/logout',
  auth: 'bettor',
  data: z.object({}),
});

export const getUser = defineCall({
  name: 'getUser',
  summary: 'The signed-in user',
  tag: 'Session',
  method: 'GET',
  path: '/me',
  auth: 'bettor',
  data: userDetail,
});

/** Bettors the embedded exchange offers for trying it out. A real exchange returns an empty list. */
export const listDemoBettors = defineCall({
  name: 'listDemoBettors',
  summary: 'Demo bettors with their passwords; empty in production',
  tag: 'Session',
  method: 'GET',
  path: '/demo-bettors',
  auth: 'none',
  data: z.array(z.object({ userName: text, password: text, note: text })),
});

/** What the embedded exchange gives a new account to bet with: practice money where there is no other. A real exchange gives nothing. */
export const getPlayMoney = defineCall({
  name: 'getPlayMoney',
  summary: 'The play or practice money that a new account begins with; of play money 0 in production',
  tag: 'Session',
  method: 'GET',
  path: '/play-money',
  auth: 'none',
  data: z.object({ amount }),
});
