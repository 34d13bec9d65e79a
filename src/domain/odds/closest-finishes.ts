interface Played {
  /** Of each runner, basis points. */
  chances: readonly number[];
  /** How far it has gone, from 0 to 1; null where nobody says. */
  far: number | null;
}

/** The two likeliest outcomes of a close finish are no further apart, basis points … */
const mostApart = 2_000;
/** … and it is at least half over. */
const leastFar = 0.5;
const certain = 10_000;

const apart = ({ chances }: Played): number => {
  const [first = certain, second = 0] = chances.toSorted((a, b) => b - a);
  return first - second;
};

/**
 * The matches that may still end either way though they have gone far, the closest first: nearest to even, and of two as
 * near, the one that has gone further. One of which nobody says how far it is counts as half over.
 */
export function closestFinishes<Match extends Played>(matches: readonly Match[]): Match[] {
  const farOf = ({ far }: Match) => far ?? leastFar;
  const closeness = (match: Match) => (certain - apart(match)) * farOf(match);
  return matches
    .filter((match) => apart(match) <= mostApart && farOf(match) >= leastFar)
    .sort((a, b) => closeness(b) - closeness(a));
}
