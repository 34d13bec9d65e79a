import { z } from 'zod';
import { defineCall } from './call.ts';
import { eventResult } from './results.ts';
import { id, odds, text, time } from './values.ts';

/** Previews and reviews of events, generated from the figures of the model that makes their prices. */

const chance = z.int().min(0).max(10_000).describe('Basis points: 6300 is 63 %');
/** `about`: which figure it tells, such as `FORM`. */
const sentence = z.object({ about: text.max(20), text: text.min(1).max(300) });
const sentences = z.array(sentence).max(16);

const preview = z.object({
  /** When it was generated. */
  at: time,
  /** The main market's runners: the model's chance of each, and the best price to back it then; null if it had none. */
  runners: z
    .array(z.object({ name: text.max(100), chance, odds: odds.nullable() }))
    .min(1)
    .max(64),
  sentences,
  /** What speaks against the likeliest runner. */
  against: sentence,
});

const review = z.object({
  at: time,
  /** The likeliest runner at the start, and whether it won. */
  favourite: z.object({ name: text.max(100), chance, hasWon: z.boolean() }),
  /** The incident after which a chance moved the most; null if none moved. */
  turn: z
    .object({ moment: text.max(20), text: text.max(200), name: text.max(100), before: chance, after: chance })
    .nullable(),
  sentences,
});

export type Preview = z.infer<typeof preview>;
export type Review = z.infer<typeof review>;

export const tip = z.object({
  event: eventResult,
  preview: preview.nullable(),
  review: review.nullable(),
});
export type Tip = z.infer<typeof tip>;

export const listTips = defineCall({
  name: 'listTips',
  summary:
    'Previews of events that have not ended, the first to start first; or reviews of those that have, the last to ' +
    'start first',
  tag: 'Markets',
  method: 'GET',
  path: '/tips',
  auth: 'none',
  query: z.strictObject({
    part: z.enum(['PREVIEWS', 'REVIEWS']).default('PREVIEWS'),
    sportId: id.optional(),
    /** The last event of the page before this one. */
    after: id.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  data: z.array(tip),
});

export const getTipRecord = defineCall({
  name: 'getTipRecord',
  summary:
    'How backing each preview’s likeliest runner at its price would have gone, over all tips that are kept',
  tag: 'Markets',
  method: 'GET',
  path: '/tips/record',
  auth: 'none',
  data: z.object({
    /** How many events had both a priced preview and a review. */
    tips: z.int().nonnegative(),
    /** In how many of them the runner won. */
    cameIn: z.int().nonnegative(),
    /** Basis points of the stakes, before commission: −180 is a loss of 1.8 %. */
    atLevelStakes: z.int(),
  }),
});

export const putTip = defineCall({
  name: 'putTip',
  summary:
    'Tell an event’s preview, its review or both. The first preview stands; a review replaces the one before',
  tag: 'Operator',
  auth: 'operator',
  method: 'PUT',
  path: '/operator/events/:eventId/tip',
  params: z.strictObject({ eventId: id }),
  body: z.strictObject({ preview: preview.optional(), review: review.optional() }),
  data: z.object({ eventId: id }),
  refusals: ['UNKNOWN_EVENT', 'EVENT_NOT_ENDED'],
});
