import { z } from 'zod';
import { moversMinutes } from '#domain/odds/biggest-movers.ts';
import { defineCall } from './call.ts';
import { pricePoint } from './market.ts';
import { amount, id, odds, text } from './values.ts';

export const biggestMover = z.object({
  marketId: id,
  eventId: id,
  sportId: id,
  eventName: text,
  runnerId: id,
  runnerName: text,
  /** Last matched before the while, or first in it. */
  was: odds,
  /** Last matched, or the nearest that is offered where offers on both sides have left that behind. */
  now: odds,
  /** Backers' stakes matched on it meanwhile. */
  matched: amount,
  /** Its price meanwhile, oldest first, at most 40. */
  prices: z.array(pricePoint),
});
export type BiggestMover = z.infer<typeof biggestMover>;

export const listBiggestMovers = defineCall({
  name: 'listBiggestMovers',
  summary: `Runners of main markets in play or about to be whose prices moved furthest, by the chances they stand for, in ${moversMinutes} minutes, the furthest first`,
  tag: 'Markets',
  method: 'GET',
  path: '/biggest-movers',
  auth: 'none',
  query: z.strictObject({ limit: z.coerce.number().int().min(1).max(50).default(20) }),
  data: z.array(biggestMover),
});
