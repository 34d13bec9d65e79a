import type { Random } from '../../random.ts';
import { normalCdf } from '../normal.ts';

/** How well a side bats today, in steps of about six runs an innings: whole numbers from `-highestLevel` to it. */
const highestLevel = 8;
export const allLevels: readonly number[] = Array.from(
  { length: 2 * highestLevel + 1 },
  (_, at) => at - highestLevel,
);

/**
 * In steps: what a deviation of strength is worth, and the standard deviations of the pitch, which both sides share, and
 * of a side's form. With entrants of usual strengths, totals spread as in the 20 matches of `cricket-sessions.json`.
 */
const perStrength = 1;
const pitchDeviation = 2.8;
const formDeviation = 0.7;

/** The levels of the side that is `ahead` deviations of strength better, and of the other. */
export type Levels = readonly [number, number];

/** Draws both sides' levels: strength against the other, pitch and form. */
export function drawLevels(random: Random, ahead: number): Levels {
  const pitch = random.normal() * pitchDeviation;
  const draw = (better: number) =>
    Math.max(
      -highestLevel,
      Math.min(highestLevel, Math.round(better * perStrength + pitch + random.normal() * formDeviation)),
    );
  return [draw(ahead), draw(-ahead)];
}

const pitchStep = 0.2;
const pitchSteps = 20;

/**
 * Returns how likely `drawLevels` draws each pair: the chance of the side's level `allLevels[a]` with the other's
 * `allLevels[b]` is at `a × allLevels.length + b`.
 */
export function levelChances(ahead: number): Float64Array {
  const count = allLevels.length;
  const chances = new Float64Array(count * count);
  let whole = 0;
  for (let step = -pitchSteps; step <= pitchSteps; step++) {
    const deviations = step * pitchStep;
    const weight = Math.exp(-(deviations ** 2) / 2);
    const pitch = deviations * pitchDeviation;
    const one = levelsAround(ahead * perStrength + pitch);
    const other = levelsAround(-ahead * perStrength + pitch);
    whole += weight;
    one.forEach((chance, a) => {
      other.forEach((against, b) => {
        chances[a * count + b] = (chances[a * count + b] ?? 0) + weight * chance * against;
      });
    });
  }
  return chances.map((chance) => chance / whole);
}

/** The chance of each level for a side that is expected at `mean`. */
function levelsAround(mean: number): number[] {
  const below = (level: number) => normalCdf((level - 0.5 - mean) / formDeviation);
  return allLevels.map((level) => {
    const upTo = level === highestLevel ? 1 : below(level + 1);
    return upTo - (level === -highestLevel ? 0 : below(level));
  });
}
