import { z } from 'zod';

/**
 * What a recording must lead to: the state of its markets after some of its messages, computed independently.
 */

const priceSize = z.tuple([z.number(), z.number()]);

export const expectedRunner = z.object({
  ltp: z.number().nullable(),
  tv: z.number().nullable(),
  /** The three best levels per side. */
  atb3: z.array(priceSize),
  atl3: z.array(priceSize),
  /** How many levels there are per side. */
  atb_n: z.int(),
  atl_n: z.int(),
  trd_n: z.int(),
  trd_sum: z.number(),
});
export type ExpectedRunner = z.output<typeof expectedRunner>;

export const expectedMarket = z.object({
  status: z.string().nullish(),
  inPlay: z.boolean().nullish(),
  version: z.int().nullish(),
  betDelay: z.int().nullish(),
  /** Hash of the canonical text. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** How many runners have a book. */
  runners: z.int(),
  /** By `id/handicap`. Absent if there are too many markets. */
  book: z.record(z.string(), expectedRunner).optional(),
});
export type ExpectedMarket = z.output<typeof expectedMarket>;

export const checkpoint = z.object({
  /** The message it describes the state after, counted from 0. */
  msg: z.int().nonnegative(),
  pt: z.int(),
  markets: z.record(z.string(), expectedMarket),
});
export type Checkpoint = z.output<typeof checkpoint>;

export const finalMarket = z.object({
  marketType: z.string().nullish(),
  eventTypeId: z.string().nullish(),
  name: z.string().nullish(),
  eventName: z.string().nullish(),
  numberOfWinners: z.int().nullish(),
  status: z.string().nullish(),
  settledTime: z.string().nullish(),
  runners: z.array(
    z.object({
      id: z.int(),
      hc: z.number().nullish(),
      status: z.string(),
      name: z.string().nullish(),
      bsp: z.union([z.number(), z.string()]).nullish(),
    }),
  ),
});
export type FinalMarket = z.output<typeof finalMarket>;

export const expectations = z.object({
  /** How many messages the recording has. */
  messages: z.int(),
  checkpoints: z.array(checkpoint).min(1),
  /** The definitions after the last message, including winners. */
  final: z.record(z.string(), finalMarket).default({}),
});
export type Expectations = z.output<typeof expectations>;
