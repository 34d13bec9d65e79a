import { z } from 'zod';
import { balance, settlement } from './account.ts';
import { level, marketBook, marketDefinition } from './market.ts';
import { onBreak } from './limits.ts';
import { order, position } from './order.ts';
import { payment } from './payments.ts';
import { score } from './reference.ts';
import { scoreChange, scoreHeartbeat, scoreImage, unknownEvent } from './score.ts';
import { separately } from './understood.ts';
import { amount, id, odds, text, time } from './values.ts';

/**
 * `GET /stream?markets=a,b&after=e1:7,&events=c&scores=d` and `GET /me/stream`: `application/x-ndjson`, one message per
 * line. Each market, score and account has its own sequence numbers. An image stands at `to`. A change applies only to
 * what stands at `from` of the same `epoch`, and leads to `to`. A heartbeat, once a second, says where the exchange
 * stands.
 */

const sequenced = { epoch: text, from: z.int(), to: z.int(), at: time };

export const marketImage = marketBook.extend({ type: z.literal('IMAGE') });

/** Only what changed: an absent field is unchanged, and a level of size 0 is gone. */
export const runnerChange = z.object({
  runnerId: id,
  toBack: z.array(level).optional(),
  toLay: z.array(level).optional(),
  /** 0: nothing is matched any more, because what was is void. */
  lastOdds: z.union([odds, z.literal(0)]).optional(),
  matched: amount.optional(),
});
export type RunnerChange = z.infer<typeof runnerChange>;

export const marketChange = z.object({
  type: z.literal('CHANGE'),
  marketId: id,
  ...sequenced,
  definition: marketDefinition.optional(),
  runners: z.array(runnerChange),
  matched: amount.optional(),
});

export const marketHeartbeat = z.object({
  type: z.literal('HEARTBEAT'),
  marketId: id,
  epoch: text,
  to: z.int(),
  at: time,
});

/** The event's score and state, sent at once, on each change, and once a second. */
export const eventState = z.object({
  type: z.literal('EVENT'),
  eventId: id,
  inPlay: z.boolean(),
  ended: z.boolean(),
  score: score.nullable(),
  /** How many markets it has, closed ones too: whoever knows fewer asks for them again. */
  markets: z.int(),
  at: time,
});
export type EventState = z.infer<typeof eventState>;

/** A requested market that does not exist. */
const unknownMarket = z.object({ type: z.literal('UNKNOWN_MARKET'), marketId: id });

export const streamMessage = z.discriminatedUnion('type', [
  marketImage,
  marketChange,
  marketHeartbeat,
  eventState,
  unknownMarket,
  scoreImage,
  scoreChange,
  scoreHeartbeat,
  unknownEvent,
]);
export type StreamMessage = z.infer<typeof streamMessage>;
export type MarketImage = z.infer<typeof marketImage>;
export type MarketChange = z.infer<typeof marketChange>;
export type MarketHeartbeat = z.infer<typeof marketHeartbeat>;

export const streamQuery = z.strictObject({
  markets: text.max(20_000).optional().describe('Market ids, comma separated'),
  after: text
    .max(60_000)
    .optional()
    .describe(
      'Where the reader stands, `epoch:to` for each of `markets` in their order, nothing where it knows nothing: it ' +
        'goes on from there by one change where that is not longer than 30 s ago, else by an image',
    ),
  events: text.max(20_000).optional().describe('Event ids, comma separated'),
  scores: text.max(20_000).optional().describe('Ids of events whose score is followed, comma separated'),
});

/** The account's own stream takes no parameters. */
export const accountStreamQuery = z.strictObject({});

export const accountImage = z.object({
  type: z.literal('IMAGE'),
  epoch: text,
  to: z.int(),
  at: time,
  balance,
  /** Orders in unsettled markets. */
  orders: separately(z.array(order)),
  positions: separately(z.array(position)),
  /** Payments under way. */
  payments: separately(z.array(payment)).optional(),
  onBreak: onBreak.nullish(),
});

export const accountChange = z.object({
  type: z.literal('CHANGE'),
  ...sequenced,
  balance: balance.optional(),
  /** Changed orders, whole. */
  orders: separately(z.array(order)),
  /** Changed positions, whole. */
  positions: separately(z.array(position)),
  /** Markets just settled. Their orders and positions are gone from the image. */
  settlements: separately(z.array(settlement)),
  /** Changed payments, whole. */
  payments: separately(z.array(payment)).optional(),
  onBreak: onBreak.optional().describe('Just begun, or made longer'),
});

const accountHeartbeat = z.object({
  type: z.literal('HEARTBEAT'),
  epoch: text,
  to: z.int(),
  at: time,
});

export const accountMessage = z.discriminatedUnion('type', [accountImage, accountChange, accountHeartbeat]);
export type AccountMessage = z.infer<typeof accountMessage>;
export type AccountImage = z.infer<typeof accountImage>;
export type AccountChange = z.infer<typeof accountChange>;

export const streamPaths = { markets: '/stream', account: '/me/stream' } as const;
