import { itemAt } from '#domain/must.ts';
import { normalCdf } from './normal.ts';

/** At how many points a competitor's result is sampled, and how many deviations they reach from its mean. */
const points = 61;
const reach = 4;

/**
 * Returns each competitor's chance of being among the best `places`. Results are normal, each with its own mean and all
 * with the same deviation (above 0). The chances sum to `places`.
 */
export function placeChances(means: readonly number[], deviation: number, places: number): number[] {
  const chances = means.map((mean, own) => {
    let sum = 0;
    let weights = 0;
    for (let point = 0; point < points; point++) {
      const z = ((2 * point) / (points - 1) - 1) * reach;
      const weight = Math.exp((-z * z) / 2);
      const at = mean + z * deviation;
      sum += weight * fewerThan(places, means, own, (other) => 1 - normalCdf((at - other) / deviation));
      weights += weight;
    }
    return sum / weights;
  });
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  return chances.map((chance) => Math.min(1, (chance * places) / total));
}

/** Returns the chance that fewer than `places` of the others beat `own`, each independently with its own chance. */
function fewerThan(
  places: number,
  means: readonly number[],
  own: number,
  beatenBy: (mean: number) => number,
): number {
  /** The chance of each number of others that beat `own`. */
  const counts = [1, ...Array.from({ length: places - 1 }, () => 0)];
  means.forEach((mean, other) => {
    if (other === own) return;
    const chance = beatenBy(mean);
    for (let count = places - 1; count >= 0; count--)
      counts[count] =
        itemAt(counts, count) * (1 - chance) + (count > 0 ? itemAt(counts, count - 1) * chance : 0);
  });
  return counts.reduce((sum, count) => sum + count, 0);
}
