import { expect, test } from 'vitest';
import { must } from '#domain/must.ts';
import { contrast, decode, type Colour } from '../theme/colour.ts';
import { parseColour } from '../theme/parse-colour.ts';
import { charges, chargeOf } from './charges.ts';
import { colourPairs, pairOf } from './colour-pairs.ts';
import { nameHash } from './name-hash.ts';

const colour = (text: string): Colour => must(parseColour(text));

/** Degrees in OKLCH; the matrices are those of Oklab's author, https://bottosson.github.io/posts/oklab. */
function hueOf(text: string): number {
  const { red, green, blue } = colour(text);
  const [r, g, b] = [decode(red), decode(green), decode(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const c = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return ((Math.atan2(c, a) * 180) / Math.PI + 360) % 360;
}

const between = (one: number, other: number) => Math.min(Math.abs(one - other), 360 - Math.abs(one - other));
const manyNames = Array.from({ length: 400 }, (_, at) => `Team ${at}`);

test('the hash is FNV-1a of the name’s bytes', () => {
  // From the reference's test vectors, draft-eastlake-fnv.
  expect(nameHash('')).toBe(0x811c9dc5);
  expect(nameHash('a')).toBe(0xe40c292c);
  expect(nameHash('foobar')).toBe(0xbf9cf968);
});

test.each(colourPairs)(
  '$name: 4.5 : 1 apart, of the hue it says, which neither back nor lay owns',
  (pair) => {
    expect(contrast(colour(pair.field), colour(pair.accent))).toBeGreaterThanOrEqual(4.5);
    expect(between(hueOf(pair.field), pair.hue)).toBeLessThanOrEqual(2);
    expect(pair.hue > 235 && pair.hue < 255).toBe(false);
    expect(pair.hue > 350 || pair.hue < 10).toBe(false);
  },
);

test('names spread over all pairs, and a name keeps its own', () => {
  expect(new Set(manyNames.map((name) => pairOf(name).name)).size).toBe(colourPairs.length);
  expect(pairOf('Goa Gulls')).toBe(pairOf('Goa Gulls'));
});

test('the two sides of a match never look alike, and only the one named second changes', () => {
  const pairs = manyNames
    .slice(0, 40)
    .flatMap((home) => manyNames.filter((away) => away !== home).map((away) => [home, away] as const));
  const alike = ([home, away]: readonly [string, string]) => between(pairOf(away).hue, pairOf(home).hue) < 55;
  for (const [home, away] of pairs)
    expect(between(pairOf(away, home).hue, pairOf(home).hue)).toBeGreaterThanOrEqual(55);
  const changed = pairs.filter(([home, away]) => pairOf(away, home) !== pairOf(away));
  expect(changed).toEqual(pairs.filter(alike));
  expect(changed.length).toBeGreaterThan(0);
});

test('a name that speaks of something has it on its crest, another one of its own', () => {
  expect(chargeOf('Delhi Windjammers')).toBe('sail');
  expect(chargeOf('Saltmarsh United')).toBe('leaf');
  expect(chargeOf('Lighthouse Lancers')).toBe('lantern');
  expect(chargeOf('Nice United')).not.toBe('snow');
  expect(new Set(manyNames.map(chargeOf)).size).toBe(Object.keys(charges).length);
});
