import { z } from 'zod';
import { balance } from './account.ts';
import { defineCall } from './call.ts';
import { id, time, userName } from './values.ts';

/** The ways out to other sites, for whoever is signed in (CAL-4, VAL-2). */

export const getPartner = defineCall({
  name: 'getPartner',
  summary: 'The address of the partner’s exchange',
  tag: 'Casino',
  method: 'GET',
  path: '/partner',
  auth: 'bettor',
  data: z.object({ link: z.url({ protocol: /^https?$/ }) }),
});

export const createLaunchCode = defineCall({
  name: 'createLaunchCode',
  summary: 'A code that stands for the token at a games host: good for one game, one use and a minute',
  tag: 'Casino',
  method: 'POST',
  path: '/casino/launch-codes',
  auth: 'bettor',
  body: z.strictObject({ eventId: id }),
  data: z.object({ code: z.string(), expiresAt: time }),
  refusals: ['UNKNOWN_GAME'],
});

/** How a games host learns who plays. */
export const redeemLaunchCode = defineCall({
  name: 'redeemLaunchCode',
  summary: 'Spend a launch code: who plays which game, and with what',
  tag: 'Operator',
  method: 'POST',
  path: '/operator/launch-codes/redeem',
  auth: 'operator',
  body: z.strictObject({ code: z.string().min(1).max(100) }),
  data: z.object({ userName, eventId: id, balance }),
  refusals: ['UNKNOWN_CODE', 'BLOCKED', 'SELF_EXCLUDED'],
});
