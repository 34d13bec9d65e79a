import { z } from 'zod';
import { marketKinds } from '#domain/market/market-kind.ts';
import { defineCall } from './call.ts';
import { amount, id, lineValue, odds, side, text, time } from './values.ts';

/** The least stake of a bet that counts as big, minor units. */
export const leastBigBet = 10_000_00;

/** A bet that was matched at once, at one or several prices. It does not say whose it is. */
export const bigBet = z.object({
  betId: id,
  eventId: id,
  sportId: id,
  eventName: text,
  marketId: id,
  marketName: text,
  kind: z.enum(marketKinds),
  runnerId: id,
  runnerName: text,
  side,
  /** Average, rounded half up. In a LINE market, the line. */
  odds,
  /** The line of a session bet; otherwise null. */
  line: lineValue.nullable(),
  /** Backers' stake. */
  stake: amount,
  at: time,
  /** Whether a program made it and not a person. */
  simulated: z.boolean(),
});
export type BigBet = z.infer<typeof bigBet>;

export const listBigBets = defineCall({
  name: 'listBigBets',
  summary: 'The newest bets matched at once with at least a stake, newest first; without void ones',
  tag: 'Markets',
  method: 'GET',
  path: '/big-bets',
  auth: 'none',
  query: z.strictObject({
    least: z.coerce.number().int().min(leastBigBet).max(Number.MAX_SAFE_INTEGER).default(leastBigBet),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  data: z.array(bigBet),
});
