import { itemAt } from '#domain/must.ts';
import type { Random } from '../random.ts';
import type { Pair } from './pair.ts';

/**
 * The points of an attack that scores: free throws, field goals, three-pointers, about as in the NBA of 1991–92. With the
 * home edge and the spread of strengths, final margins then have the mean of 4.87 and the deviation of 15.82 that Stern
 * (1994) found.
 */
const pointShares: readonly (readonly [points: number, share: number])[] = [
  [1, 0.12],
  [2, 0.75],
  [3, 0.13],
];
const meanPoints = pointShares.reduce((sum, [points, share]) => sum + points * share, 0);
/** Each side attacks once in a step, and in this share of the steps twice: 96 times in a match, on average. */
export const twiceShare = 0.6;
const attacksAStep = 1 + twiceShare;

/** Returns the mean of home's lead after so many steps of the same chances. */
export const expectedLead = ([home, away]: Pair, steps: number): number =>
  (home - away) * meanPoints * attacksAStep * steps;

/** Returns the mean of what both sides score in so many steps. */
export const expectedPoints = ([home, away]: Pair, steps: number): number =>
  (home + away) * meanPoints * attacksAStep * steps;

/** Returns the difference between the chances that an attack scores which makes up a lead in so many steps. */
export const edgeOf = (lead: number, steps: number): number => lead / (meanPoints * attacksAStep * steps);

function attack(chance: number, random: Random): number {
  if (!random.chance(chance)) return 0;
  let drawn = random.next();
  for (const [points, share] of pointShares) if ((drawn -= share) < 0) return points;
  return itemAt(pointShares, pointShares.length - 1)[0];
}

/** Draws what both sides score in a step. `skill` has each side's chance that an attack scores. */
export function stepPoints([home, away]: Pair, random: Random): Pair {
  const twice = random.chance(twiceShare);
  const score = (chance: number) => attack(chance, random) + (twice ? attack(chance, random) : 0);
  return [score(home), score(away)];
}

/** Chances by number, the first of which is `from`. */
interface Distribution {
  from: number;
  chances: readonly number[];
}

function sumOf(one: Distribution, other: Distribution): Distribution {
  const chances = Array.from({ length: one.chances.length + other.chances.length - 1 }, () => 0);
  one.chances.forEach((p, at) =>
    other.chances.forEach((q, beside) => (chances[at + beside] = itemAt(chances, at + beside) + p * q)),
  );
  return { from: one.from + other.from, chances };
}

/** Returns the chances that an attack brings 0, 1, 2 and 3 points. */
export const attackChances = (chance: number): readonly number[] => [
  1 - chance,
  ...pointShares.map(([, share]) => chance * share),
];
const attackOf = (chance: number): Distribution => ({ from: 0, chances: attackChances(chance) });
const negative = ({ from, chances }: Distribution): Distribution => ({
  from: -(from + chances.length - 1),
  chances: chances.toReversed(),
});

/** Returns the chances of a step, in which both sides attack once or twice, by those of one attack each. */
function ofStep(once: Distribution): Distribution {
  const twice = sumOf(once, once);
  const inside = twice.chances.map((p, at) => {
    const number = twice.from + at;
    return twiceShare * p + (1 - twiceShare) * (once.chances[number - once.from] ?? 0);
  });
  return { from: twice.from, chances: inside };
}

/** Returns the chances of what home gains on away in a step. */
export const gainOf = ([home, away]: Pair): Distribution =>
  ofStep(sumOf(attackOf(home), negative(attackOf(away))));

/** Returns the chances of what both sides score in so many steps. */
export function pointsOf([home, away]: Pair, steps: number): Distribution {
  const step = ofStep(sumOf(attackOf(home), attackOf(away)));
  let points: Distribution = { from: 0, chances: [1] };
  for (let at = 0; at < steps; at++) points = sumOf(points, step);
  return points;
}
