import { z } from 'zod';
import {
  isOnLadder,
  lineLadder,
  oddsLadders,
  stepOdds,
  ticksBetween,
  type OddsLadderName,
} from '#domain/odds-ladder.ts';
import { defineArea } from '../support/area.ts';
import { fromOdds, toOdds } from '../support/units.ts';

const isLadder = (name: string): name is OddsLadderName => Object.hasOwn(oddsLadders, name);
const whole = z.object({
  ladder: z.string().refine(isLadder, 'The product has no such ladder'),
  step: z.number().optional(),
});
/** The lines of one market: so far apart, from one to another. */
const range = z.object({
  ladder: z.literal('LINE_RANGE'),
  min: z.number(),
  max: z.number(),
  interval: z.number(),
});

export const ladderSize = defineArea({
  input: z.union([
    range.transform((lines) => () => pricesOf(linesOf(lines))),
    whole.transform((ladder) => () => wholeLadder(ladder)),
  ]),
  run: (look) => look(),
});

function wholeLadder({ ladder: name, step }: z.infer<typeof whole>) {
  const ladder = oddsLadders[name];
  const isEven = step === undefined || isOnLadder(ladder, ladder.prices[0]! + toOdds(step));
  const { count, ...prices } = pricesOf(ladder.prices);
  return { ...prices, count: isEven ? count : 0 };
}

/** Tick by tick on the ladder that the product's lines have. */
function linesOf({ min, max, interval }: z.infer<typeof range>): number[] {
  const [first, last] = [toOdds(min), toOdds(max)];
  const ticks = ticksBetween(lineLadder, first, first + toOdds(interval));
  const lines = [first];
  for (let at = first; at < last; at = lines.at(-1)!) lines.push(stepOdds(lineLadder, at, ticks));
  return lines;
}

const pricesOf = (prices: readonly number[]) => ({
  count: prices.length,
  first: fromOdds(prices[0]!),
  last: fromOdds(prices.at(-1)!),
  prices: prices.map(fromOdds),
});
