import { z } from 'zod';
import { defineCall } from './call.ts';
import { signedIn } from './session.ts';
import { id, password, text, time } from './values.ts';

/** Passkeys: what one signs stands for the password and the second step. */

const bettor = { tag: 'Session', auth: 'bettor' } as const;

const passkey = z.object({
  passkeyId: id,
  name: text,
  addedAt: time,
  usedAt: time.nullable(),
});
const passkeys = z.array(passkey).describe('Oldest first');

/** JSON of WebAuthn, as a browser gives and takes it. */
const options = z.object({ options: text.describe('JSON of WebAuthn’s options') });
const response = text.max(40_000).describe('JSON of WebAuthn’s response');

export const listPasskeys = defineCall({
  ...bettor,
  name: 'listPasskeys',
  summary: 'The account’s passkeys',
  method: 'GET',
  path: '/me/passkeys',
  data: passkeys,
});

export const beginPasskey = defineCall({
  ...bettor,
  name: 'beginPasskey',
  summary:
    'What a browser needs to make a passkey. Needs the password, and a code where two-step sign-in is on',
  method: 'POST',
  path: '/me/passkeys/begin',
  body: z.strictObject({ password, code: text.max(64).nullish() }),
  data: options,
  refusals: ['WRONG_PASSWORD', 'CODE_NEEDED', 'WRONG_CODE', 'TOO_MANY_PASSKEYS'],
});

export const addPasskey = defineCall({
  ...bettor,
  name: 'addPasskey',
  summary: 'Keep a passkey that a browser has made, within five minutes',
  method: 'POST',
  path: '/me/passkeys',
  body: z.strictObject({ name: text.min(1).max(60), response }),
  data: passkeys,
  refusals: ['WRONG_PASSKEY'],
});

export const removePasskey = defineCall({
  ...bettor,
  name: 'removePasskey',
  summary: 'Forget a passkey, if it is there: it signs in no more',
  method: 'DELETE',
  path: '/me/passkeys/:passkeyId',
  params: z.strictObject({ passkeyId: id }),
  data: passkeys,
});

export const beginPasskeySignIn = defineCall({
  name: 'beginPasskeySignIn',
  summary: 'What a browser needs to sign in with a passkey, the same whoever asks',
  tag: 'Session',
  method: 'POST',
  path: '/sessions/passkey/begin',
  auth: 'none',
  data: options,
});

export const signInByPasskey = defineCall({
  name: 'signInByPasskey',
  summary: 'Open a session by what a passkey has signed, within five minutes',
  tag: 'Session',
  method: 'POST',
  path: '/sessions/passkey',
  auth: 'none',
  body: z.strictObject({ response }),
  data: signedIn,
  refusals: ['WRONG_PASSKEY'],
});
