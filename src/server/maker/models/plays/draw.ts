import { must } from '#domain/must.ts';
import type { Random } from '../../random.ts';

/** Items with how likely each is, in any unit; some are possible. */
export type Weighted<Item> = readonly (readonly [item: Item, weight: number])[];

export function pickWeighted<Item>(random: Random, weighted: Weighted<Item>): Item {
  const possible = weighted.filter(([, weight]) => weight > 0);
  let left = random.next() * possible.reduce((sum, [, weight]) => sum + weight, 0);
  const found = possible.find(([, weight]) => (left -= weight) < 0) ?? possible.at(-1);
  return must(found)[0];
}

/** An integer around a mean, at most three deviations from it. */
export const around = (random: Random, mean: number, deviation: number): number =>
  Math.round(mean + Math.max(-3, Math.min(3, random.normal())) * deviation);
