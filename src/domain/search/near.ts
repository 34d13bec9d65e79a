import { itemAt } from '../must.ts';
import { fold } from './fold.ts';
import type { Named } from './match.ts';

/** In a shorter word one letter makes too much of a difference. */
const leastLetters = 5;

/**
 * Whether the word, or with `isBeginning` how it begins, is `typed` but for one letter that is wrong, missing, doubled or
 * swapped with the next.
 */
export function isOneOff(typed: string, word: string, isBeginning = false): boolean {
  if (word.length < leastLetters || typed.length < leastLetters - (isBeginning ? 0 : 1)) return false;
  if (!isBeginning && Math.abs(typed.length - word.length) > 1) return false;
  // With one slip no two words differ in both of their first letters: most are told apart by these.
  if (!isStartShared(typed, word)) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  const isRest = (rest: string, from: number) =>
    word.startsWith(rest, from) && (isBeginning || word.length === from + rest.length);
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return (
    isRest(typed.slice(at + 1), at + 1) ||
    isRest(typed.slice(at), at + 1) ||
    isRest(typed.slice(at + 1), at) ||
    (isSwapped && isRest(typed.slice(at + 2), at + 2))
  );
}

const isStartShared = (typed: string, word: string): boolean =>
  typed[0] === word[0] || typed[1] === word[1] || typed[0] === word[1] || typed[1] === word[0];

const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** How far from a word what was typed may be: the whole word was typed, or how it begins. */
export type Nearness = 'word' | 'beginning';

/** Finds the items of which every word that was typed begins a word, or nearly is one. */
export type FindNear<Item> = (typed: string, nearness: Nearness) => Item[];

/** Makes the search for what is nearly called so. The words are listed with its first use. */
export function nearSearchOf<Item extends Named>(items: readonly Item[]): FindNear<Item> {
  let known: ReadonlyMap<string, readonly number[]> | null = null;
  return (typed, nearness) => {
    const wanted = wordsIn(typed);
    // A single short word is nearly everything.
    if (wanted.length < 2 && wanted.every(({ length }) => length < leastLetters - 1)) return [];
    known ??= placesByWord(items);
    const places = known;
    const [first, ...others] = wanted.map((one) => placesNear(places, one, nearness === 'beginning'));
    return [...(first ?? [])]
      .filter((place) => others.every((other) => other.has(place)))
      .sort((a, b) => a - b)
      .map((place) => itemAt(items, place));
  };
}

function placesByWord(items: readonly Named[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [place, { name, also }] of items.entries()) {
    const words = wordsIn(name);
    // Two words are often typed as one.
    const joined = words.length > 1 ? [words.join('')] : [];
    for (const word of [...words, ...joined, ...(also ? wordsIn(also) : [])]) {
      const its = places.get(word);
      if (its) its.push(place);
      else places.set(word, [place]);
    }
  }
  return places;
}

function placesNear(
  known: ReadonlyMap<string, readonly number[]>,
  typed: string,
  isBeginning: boolean,
): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [word, places] of known) {
    if (!word.startsWith(typed) && !isOneOff(typed, word, isBeginning)) continue;
    for (const place of places) found.add(place);
  }
  return found;
}
