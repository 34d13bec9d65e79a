import { itemAt } from '#domain/must.ts';
import { nameHash } from './name-hash.ts';

/** Two colours, `#rrggbb`, at least 4.5 : 1 apart. */
export interface ColourPair {
  readonly name: string;
  readonly field: string;
  readonly accent: string;
  /** Of the field, degrees in OKLCH. Back owns 235 to 255 and lay 350 to 10. */
  readonly hue: number;
}

const pair = (name: string, field: string, accent: string, hue: number): ColourPair => ({
  name,
  field,
  accent,
  hue,
});

/** What teams and players wear. Neighbours differ, so that a step leads to another look. */
export const colourPairs: readonly ColourPair[] = [
  pair('navy and gold', '#22346e', '#f5bd48', 268),
  pair('red and cream', '#bd2f1f', '#fbeedb', 30),
  pair('teal and foam', '#0f766e', '#d6f3ec', 186),
  pair('violet and rose', '#57398b', '#f7b8cd', 297),
  pair('green and straw', '#1b7340', '#f4e6ac', 153),
  pair('orange and bark', '#e17724', '#30180c', 53),
  pair('ink and coral', '#33303f', '#ff8a78', 294),
  pair('sky and deep sea', '#3bb3d0', '#0b2c45', 218),
  pair('wine and sand', '#7d2529', '#f2cc8f', 22),
  pair('yellow and navy', '#f2c43c', '#1b3763', 89),
  pair('olive and amber', '#454e27', '#f3bd5c', 120),
  pair('orchid and plum', '#d26fc4', '#330f3d', 333),
];

/** Hues closer than this are told apart badly, degrees. */
const leastBetween = 55;
const stepsOn = 5;

function betweenHues(one: number, other: number): number {
  const way = Math.abs(one - other) % 360;
  return Math.min(way, 360 - way);
}

const pairAt = (at: number): ColourPair => itemAt(colourPairs, at % colourPairs.length);

/**
 * The pair of a name. `against`: whom it meets. The one named second changes where both would look alike, in that match
 * only.
 */
export function pairOf(name: string, against?: string): ColourPair {
  const own = nameHash(name) % colourPairs.length;
  if (against === undefined || against === name) return pairAt(own);
  const others = pairOf(against);
  for (let at = own, steps = 0; steps < colourPairs.length; at += stepsOn, steps++)
    if (betweenHues(pairAt(at).hue, others.hue) >= leastBetween) return pairAt(at);
  return pairAt(own);
}
