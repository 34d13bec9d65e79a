import { itemAt } from '#domain/must.ts';
import { normalCdf } from './model.ts';

/** Points in which one competitor's result is looked at, and how many deviations they reach from its mean. */
const points = 61;
const reach = 4;

/**
 * The chance of each competitor to be among the best `places`, where each one's result is normal with its own mean and
 * the deviation that all share (above 0). They sum to `places`.
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

/** The chance that fewer than `places` of the others come before `own`, each by itself with its own chance. */
function fewerThan(
  places: number,
  means: readonly number[],
  own: number,
  beatenBy: (mean: number) => number,
): number {
  /** Chances that so many have come before. */
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
