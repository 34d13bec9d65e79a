import { fold } from './fold.ts';

const isInWord = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}\p{N}\p{M}]/u.test(letter);

/** Where a word of the folded text begins with `wanted`; otherwise where it stands first, and -1 if nowhere. */
function placeIn(text: string, wanted: string): { at: number; isAtWord: boolean } {
  const first = text.indexOf(wanted);
  for (let at = first; at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (!isInWord(text[at - 1])) return { at, isAtWord: true };
  }
  return { at: first, isAtWord: false };
}

export interface Named {
  name: string;
  /** Other words that it is found by. */
  also?: string;
}

/**
 * Those that have the text in their names: first those of which a word begins with it, each in the order given. Then those
 * of which one of the other words begins with it.
 */
export function findByName<Item extends Named>(items: readonly Item[], typed: string): Item[] {
  const wanted = fold(typed).trim();
  if (wanted === '') return [];
  const atWord: Item[] = [];
  const within: Item[] = [];
  const byOthers: Item[] = [];
  for (const item of items) {
    const { at, isAtWord } = placeIn(fold(item.name), wanted);
    if (at >= 0) (isAtWord ? atWord : within).push(item);
    else if (item.also && placeIn(fold(item.also), wanted).isAtWord) byOthers.push(item);
  }
  return [...atWord, ...within, ...byOthers];
}

/** Splits a name into what stands before, in and after the text that found it. */
export function splitByMatch(name: string, typed: string): [before: string, match: string, after: string] {
  const wanted = fold(typed).trim();
  const letters = Array.from(name);
  const folded = letters.map(fold);
  const { at } = placeIn(folded.join(''), wanted);
  if (at < 0 || wanted === '') return [name, '', ''];
  let [start, end, length] = [0, 0, 0];
  for (const [place, letter] of folded.entries()) {
    if (length <= at) start = place;
    // A mark goes with the letter before it.
    if (length < at + wanted.length || (letter === '' && end === place)) end = place + 1;
    length += letter.length;
  }
  const part = (from: number, to?: number) => letters.slice(from, to).join('');
  return [part(0, start), part(start, end), part(end)];
}
