import { fold } from './fold.ts';
import { createGramTable, type GramTable } from './search-grams.ts';

/** What is searched of an event (VAL-1). */
export interface Searchable {
  sportName: string;
  eventName: string;
}

/** How many results are shown. */
export const searchLimit = 50;

const blockSize = 32;

/** `blockSize` consecutive events with their names in one text: a search is an `indexOf`, not a walk. */
interface Block {
  /** Sport name, mark, event name, mark, for one event after the other, folded. */
  text: string;
  /** Where in `text` each event begins. */
  starts: readonly number[];
}

export interface SearchIndex<Event extends Searchable> {
  events: readonly Event[];
  /** Each is made on first use, so a list of any length is ready at once. */
  blocks: (Block | undefined)[];
  /** Tells which blocks may contain a text; most are never searched. Covers the first `inGrams` blocks. */
  grams: GramTable;
  inGrams: number;
}

/**
 * How many blocks the first search adds to the grams, and the most any search adds: all at once would delay a
 * keystroke.
 */
const gramSteps = { first: 4, most: 64 };

/** Separates names. Nobody types it, so no match spans two names. */
const mark = '\u0000';

export function searchIndexOf<Event extends Searchable>(events: readonly Event[]): SearchIndex<Event> {
  const count = Math.ceil(events.length / blockSize);
  return { events, blocks: Array.from({ length: count }), grams: createGramTable(count), inGrams: 0 };
}

function blockAt({ events, blocks }: SearchIndex<Searchable>, at: number): Block {
  const made = blocks[at];
  if (made) return made;
  const starts: number[] = [];
  const names: string[] = [];
  let length = 0;
  const end = Math.min(events.length, (at + 1) * blockSize);
  for (let place = at * blockSize; place < end; place++) {
    // Each name is folded on its own: how a letter is lowered may depend on its neighbours.
    const sport = fold(events[place]!.sportName);
    const name = fold(events[place]!.eventName);
    starts.push(length);
    names.push(sport, name);
    length += sport.length + name.length + 2;
  }
  const text = names.join(mark) + mark;
  return (blocks[at] = { text, starts });
}

function addGrams(index: SearchIndex<Searchable>): void {
  const step = Math.min(gramSteps.first + index.inGrams, gramSteps.most);
  const until = Math.min(index.blocks.length, index.inGrams + step);
  for (let at = index.inGrams; at < until; at++) index.grams.add(at, blockAt(index, at).text);
  index.inGrams = until;
}

/**
 * VAL-1: the first results, in list order, among all events whose sport name or event name contains the text, as
 * `fold` reads them; none for the empty text. Searching extends the index, but the results do not depend on it.
 */
export function searchEvents<Event extends Searchable>(
  index: SearchIndex<Event>,
  typed: string,
  limit = searchLimit,
): Event[] {
  const wanted = fold(typed);
  const { events, blocks, grams } = index;
  if (wanted === '') return [];
  if (wanted.includes(mark)) return events.filter((event) => isMatch(event, wanted)).slice(0, limit);
  addGrams(index);
  const found: Event[] = [];
  const mayHold = grams.blocksOf(wanted);
  for (let at = 0; at < blocks.length; at++) {
    if (at < index.inGrams && !mayHold(at)) continue;
    const { text, starts } = blockAt(index, at);
    let place = text.indexOf(wanted);
    while (place >= 0) {
      const nth = lastAtOrBefore(starts, place);
      found.push(events[at * blockSize + nth]!);
      if (found.length === limit) return found;
      const next = starts[nth + 1];
      place = next === undefined ? -1 : text.indexOf(wanted, next);
    }
  }
  return found;
}

/** The specification's filter for one event; `wanted` is folded. */
const isMatch = ({ sportName, eventName }: Searchable, wanted: string): boolean =>
  fold(sportName).includes(wanted) || fold(eventName).includes(wanted);

/** The index of the last of the ascending `starts` at or before `place`. */
function lastAtOrBefore(starts: readonly number[], place: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (starts[middle]! <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
