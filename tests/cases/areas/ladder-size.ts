import { z } from 'zod';
import { isOnLadder, lineLadder, stepOdds, ticksBetween } from '#domain/odds/odds-ladder.ts';
import { defineArea } from '../support/area.ts';
import { ladderOf, ladderShape } from '../support/ladder-input.ts';
import { fromOdds, toOdds } from '../support/units.ts';

const whole = z
  .strictObject({ ...ladderShape, step: z.number().optional() })
  .refine(({ ladder, bands }) => ladder ?? bands, 'The case names no ladder');
/** The lines of one market: the interval, from one line to another. */
const range = z.strictObject({
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

function wholeLadder({ step, ...named }: z.infer<typeof whole>) {
  const ladder = ladderOf(named);
  const isEven = step === undefined || isOnLadder(ladder, ladder.prices[0]! + toOdds(step));
  const { count, ...prices } = pricesOf(ladder.prices);
  return { ...prices, count: isEven ? count : 0 };
}

/** Counts tick by tick on the product's ladder for lines. */
function linesOf({ min, max, interval }: z.infer<typeof range>): number[] {
  const [first, last] = [toOdds(min), toOdds(max)];
  const ticks = ticksBetween(lineLadder, first, first + toOdds(interval));
  if (ticks < 1) throw new Error('The lines are no tick apart');
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
