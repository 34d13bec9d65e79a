import { z } from 'zod';

/**
 * One message of a recorded market stream, as far as it is used; unknown keys are ignored. Numbers are the recording's
 * own decimals. They become integers only where they enter the exchange (`levels-to-play.ts`).
 */

/** Recorders write as strings what JSON numbers cannot express. */
const decimal = z.union([z.number(), z.enum(['NaN', 'Infinity', '-Infinity']).transform(Number)]);
const priceSize = z.tuple([decimal, decimal]);
const levelPriceSize = z.tuple([z.int(), decimal, decimal]);

const prices = z.array(priceSize).optional();
const levels = z.array(levelPriceSize).optional();
const scalar = decimal.nullish();

export const runnerChange = z.object({
  id: z.int(),
  /** Handicap: identifies the runner together with the id. */
  hc: decimal.nullish(),
  ltp: scalar,
  tv: scalar,
  spn: scalar,
  spf: scalar,
  atb: prices,
  atl: prices,
  trd: prices,
  spb: prices,
  spl: prices,
  batb: levels,
  batl: levels,
  /** Virtual bets included. */
  bdatb: levels,
  bdatl: levels,
});
export type RecordedRunnerChange = z.output<typeof runnerChange>;

const definitionRunner = z.object({
  id: z.int(),
  hc: decimal.nullish(),
  /** ACTIVE, WINNER, LOSER, REMOVED, and rarer values. */
  status: z.string(),
  name: z.string().nullish(),
  sortPriority: z.int().nullish(),
  adjustmentFactor: scalar,
  bsp: scalar,
});

export const marketDefinition = z.object({
  status: z.enum(['INACTIVE', 'OPEN', 'SUSPENDED', 'CLOSED']),
  inPlay: z.boolean().nullish(),
  betDelay: z.int().nullish(),
  version: z.int().nullish(),
  bettingType: z.string().nullish(),
  marketType: z.string().nullish(),
  eventTypeId: z.string().nullish(),
  eventId: z.string().nullish(),
  eventName: z.string().nullish(),
  name: z.string().nullish(),
  venue: z.string().nullish(),
  numberOfWinners: z.int().nullish(),
  marketTime: z.string().nullish(),
  settledTime: z.string().nullish(),
  /** Percent of net winnings. */
  marketBaseRate: z.number().nullish(),
  /** CLASSIC if absent. */
  priceLadderDefinition: z.object({ type: z.string() }).nullish(),
  runners: z.array(definitionRunner),
});
export type RecordedDefinition = z.output<typeof marketDefinition>;

export const recordedChange = z.object({
  id: z.string(),
  /** An image: replaces all that was known of the market's prices. */
  img: z.boolean().nullish(),
  tv: scalar,
  marketDefinition: marketDefinition.nullish(),
  rc: z.array(runnerChange).nullish(),
});
export type RecordedChange = z.output<typeof recordedChange>;

export const mcmMessage = z.object({
  op: z.literal('mcm'),
  /** When it was published, Unix milliseconds. */
  pt: z.int().nonnegative(),
  ct: z.string().nullish(),
  mc: z.array(recordedChange).nullish(),
});
export type McmMessage = z.output<typeof mcmMessage>;

/** Parses one line of a recording. Returns a string if something is wrong with it. */
export function parseMcmMessage(text: string): McmMessage | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'not JSON';
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return 'not a JSON object, so not a message of a market stream';
  if (!('op' in json) || json.op !== 'mcm') {
    const op = 'op' in json ? `its "op" is ${JSON.stringify(json.op)}` : 'it has no "op"';
    return `not a market change: ${op}, where a recorded market stream has "mcm"`;
  }
  const parsed = mcmMessage.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return `not as a market change is: ${issue?.path.join('.') || 'the message'}: ${issue?.message}`;
}
