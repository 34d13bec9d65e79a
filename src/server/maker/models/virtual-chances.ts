import { itemAt } from '#domain/must.ts';

/** Returns the chance of each number of successes, 0 … `trials`, in independent trials of that chance (0 < chance < 1). */
export function binomial(trials: number, chance: number): number[] {
  const chances = [(1 - chance) ** trials];
  for (let count = 1; count <= trials; count++) {
    const odds = chance / (1 - chance);
    chances.push((itemAt(chances, count - 1) * odds * (trials - count + 1)) / count);
  }
  return chances;
}

/** A competitor's final distance, in whole units: `from` and then one more for each success that is still to come. */
export interface Distance {
  from: number;
  /** The chance of each number of successes. */
  more: readonly number[];
}

/**
 * Returns each competitor's chance of being among the first `places`. The distances are independent; the larger one is
 * ahead, and of two equal ones the first in the list. The chances sum to `places`.
 */
export function firstChances(distances: readonly Distance[], places: number): number[] {
  const beyond = distances.map(({ more }) => tailsOf(more));
  return distances.map(({ from, more }, own) => {
    let sum = 0;
    more.forEach((chance, count) => {
      if (chance < negligible) return;
      /** The chance that exactly so many others are ahead. */
      const ahead = [1, ...Array.from({ length: places - 1 }, () => 0)];
      beyond.forEach((tails, place) => {
        if (place === own) return;
        // An equal distance is ahead only for those listed before.
        const needed = from + count + (place < own ? 0 : 1) - itemAt(distances, place).from;
        const passes = needed <= 0 ? 1 : (tails[needed] ?? 0);
        for (let at = places - 1; at >= 0; at--)
          ahead[at] = (ahead[at] ?? 0) * (1 - passes) + (ahead[at - 1] ?? 0) * passes;
      });
      for (const one of ahead) sum += chance * one;
    });
    return sum;
  });
}

/** Chances below this do not show in any price. */
const negligible = 1e-13;

/** Returns the chance of at least each number of successes. */
function tailsOf(more: readonly number[]): number[] {
  const tails = more.map(() => 0);
  let sum = 0;
  for (let count = more.length - 1; count >= 0; count--) tails[count] = sum += itemAt(more, count);
  return tails;
}
