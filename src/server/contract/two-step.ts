import { z } from 'zod';
import { recoveryCodes } from '#domain/bettor/second-step.ts';
import { defineCall } from './call.ts';
import { operatorName, reason } from './payment-desk.ts';
import { signedIn } from './session.ts';
import { amount, password, text, time, userName } from './values.ts';

/** The second step of sign-ins: a code of an authenticator app, or a recovery code. */

const bettor = { tag: 'Session', auth: 'bettor' } as const;

const code = text.max(64).describe('As typed: digits of any script, with or without blanks');

const standing = z.object({
  isOn: z.boolean(),
  since: time.nullable(),
  recoveryCodesLeft: z.int().nonnegative(),
  resetAt: time
    .nullable()
    .describe('When an operator’s reset switches it off; a sign-in with the second step stops it'),
  withdrawalsAbove: amount.describe('Withdrawals of more ask for a code'),
});

export const getTwoStep = defineCall({
  ...bettor,
  name: 'getTwoStep',
  summary: 'Whether sign-ins have a second step',
  method: 'GET',
  path: '/me/two-step',
  data: standing,
});

export const beginTwoStep = defineCall({
  ...bettor,
  name: 'beginTwoStep',
  summary: 'A secret for the authenticator app, whose first code switches it on within a quarter of an hour',
  method: 'POST',
  path: '/me/two-step/begin',
  body: z.strictObject({ password }),
  data: z.object({ secret: text, uri: text.describe('`otpauth://…`, for a QR code') }),
  refusals: ['WRONG_PASSWORD', 'ALREADY_ON'],
});

export const confirmTwoStep = defineCall({
  ...bettor,
  name: 'confirmTwoStep',
  summary: 'Switch it on by the app’s first code. The recovery codes are told here and nowhere else',
  method: 'POST',
  path: '/me/two-step',
  body: z.strictObject({ code }),
  data: z.object({ recoveryCodes: z.array(text).length(recoveryCodes) }),
  refusals: ['WRONG_CODE', 'NOT_BEGUN', 'ALREADY_ON'],
});

export const switchOffTwoStep = defineCall({
  ...bettor,
  name: 'switchOffTwoStep',
  summary: 'Switch it off, with a code. Its recovery codes are forgotten',
  method: 'POST',
  path: '/me/two-step/off',
  body: z.strictObject({ code }),
  data: standing,
  refusals: ['WRONG_CODE'],
});

export const signInSecondStep = defineCall({
  name: 'signInSecondStep',
  summary: 'Open the session of a sign-in whose password was right, with a code',
  tag: 'Session',
  method: 'POST',
  path: '/sessions/second-step',
  auth: 'none',
  body: z.strictObject({ ticket: text.max(2_000), code }),
  data: signedIn,
  refusals: ['WRONG_CODE', 'TICKET_OVER'],
});

export const resetTwoStep = defineCall({
  name: 'resetTwoStep',
  summary:
    'Switch a bettor’s second step off after 24 hours, unless a sign-in with it stops that. Asked again, the time stays',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/accounts/:userName/two-step-reset',
  auth: 'operator',
  params: z.strictObject({ userName }),
  body: z.strictObject({ operatorName, reason }),
  data: z.object({ resetAt: time }),
  refusals: ['UNKNOWN_ACCOUNT', 'NOT_ON'],
});
