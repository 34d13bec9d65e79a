import { itemAt } from '#domain/must.ts';
import { createRandom } from '../random.ts';

/**
 * The quantile of the standard normal distribution (Abramowitz and Stegun 26.2.23, error below 4.5e-4). `p` is above 0
 * and below 1.
 */
function normalQuantile(p: number): number {
  if (p > 0.5) return -normalQuantile(1 - p);
  const t = Math.sqrt(-2 * Math.log(p));
  const above = 2.515517 + t * (0.802853 + t * 0.010328);
  const below = 1 + t * (1.432788 + t * (0.189269 + t * 0.001308));
  return above / below - t;
}

/** Returns the strengths of a field of `count`, best first: evenly spaced normal scores with mean 0 and deviation 1. */
export function normalScores(count: number): number[] {
  const raw = Array.from({ length: count }, (_, at) => -normalQuantile((at + 0.5) / count));
  const deviation = Math.sqrt(raw.reduce((sum, score) => sum + score * score, 0) / count);
  return raw.map((score) => score / deviation);
}

/** Returns the items in an order that depends only on the seed. */
export function shuffled<Item>(items: readonly Item[], seed: string): Item[] {
  const random = createRandom(seed);
  const result = [...items];
  for (let at = result.length - 1; at > 0; at--) {
    const other = random.integer(0, at);
    const item = itemAt(result, at);
    result[at] = itemAt(result, other);
    result[other] = item;
  }
  return result;
}

/** Gives each name its strength. Names decide who is strong, not their order, so that a list can be kept by the alphabet. */
export function strengthsByName(names: readonly string[]): Map<string, number> {
  const scores = normalScores(names.length);
  return new Map(shuffled([...names].sort(), 'world').map((name, at) => [name, itemAt(scores, at)]));
}
