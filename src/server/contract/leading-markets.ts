import { z } from 'zod';
import { defineCall } from './call.ts';
import { amount, id, text } from './values.ts';

export const leadingMarket = z.object({
  marketId: id,
  eventId: id,
  sportId: id,
  /** Backers' stakes matched in it. */
  matched: amount,
  /** Those that can be bet on, in their order, with their chances by the best prices to back, basis points. */
  runners: z.array(z.object({ name: text, chance: z.int().min(0).max(10_000) })),
});
export type LeadingMarket = z.infer<typeof leadingMarket>;

export const listLeadingMarkets = defineCall({
  name: 'listLeadingMarkets',
  summary:
    'Main markets in play of two or three runners, first where most was matched and the outcome is most open',
  tag: 'Markets',
  method: 'GET',
  path: '/leading-markets',
  auth: 'none',
  query: z.strictObject({ limit: z.coerce.number().int().min(1).max(20).default(5) }),
  data: z.array(leadingMarket),
});
