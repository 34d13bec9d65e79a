import { z } from 'zod';
import { defineCall } from './call.ts';
import { newPassword, password, text, time } from './values.ts';

/** When the change was made. */
const done = z.object({ at: time });

export const changePassword = defineCall({
  name: 'changePassword',
  summary: 'A new password; every other session of the user ends',
  tag: 'Session',
  method: 'PUT',
  path: '/me/password',
  auth: 'bettor',
  body: z.strictObject({ currentPassword: password, newPassword }),
  data: done,
  refusals: ['WRONG_PASSWORD', 'SAME_PASSWORD', 'COMMON_PASSWORD'],
});

export const requestPasswordReset = defineCall({
  name: 'requestPasswordReset',
  summary: 'Send the user a code that opens the account once; the same answer whether there is such a user',
  tag: 'Session',
  method: 'POST',
  path: '/password-resets',
  auth: 'none',
  body: z.strictObject({ userName: text.max(64) }),
  data: done,
});

export const resetPassword = defineCall({
  name: 'resetPassword',
  summary: 'A new password with the code that was sent; every session of the user ends',
  tag: 'Session',
  method: 'POST',
  path: '/password-resets/redeem',
  auth: 'none',
  body: z.strictObject({ userName: text.max(64), code: text.max(20), newPassword }),
  data: done,
  refusals: ['INVALID_CODE', 'COMMON_PASSWORD'],
});

/** Something the exchange has to tell a user outside the site. */
const message = z.object({ userName: text, at: time, text });

export const listMessages = defineCall({
  name: 'listMessages',
  summary: 'What the embedded exchange would have sent by e-mail, newest first: it sends none',
  tag: 'Operator',
  method: 'GET',
  path: '/operator/messages',
  auth: 'operator',
  data: z.array(message),
});

/** Shows everyone what the embedded exchange would have sent. A real exchange returns an empty list. */
export const listDemoMessages = defineCall({
  name: 'listDemoMessages',
  summary: 'Messages to a user, for trying the site, newest first; empty in production',
  tag: 'Session',
  method: 'GET',
  path: '/demo-messages/:userName',
  auth: 'none',
  params: z.object({ userName: text.max(64) }),
  data: z.array(message),
});
