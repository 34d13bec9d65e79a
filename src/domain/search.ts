import { createGramTable, type GramTable } from './search-grams.ts';

/** What is searched of an event (VAL-1). */
export interface Searchable {
  sportName: string;
  eventName: string;
}

/** How many results are shown. */
export const searchLimit = 50;

const blockSize = 128;

/** `blockSize` events that follow one another, their names in one text: a search is an `indexOf`, not a walk. */
interface Block {
  /** Sport name, mark, event name, mark; of one event after the other, in lower case. */
  text: string;
  /** Where in `text` each event begins. */
  starts: readonly number[];
}

export interface SearchIndex<Event extends Searchable> {
  events: readonly Event[];
  blocks: readonly Block[];
  /** Which blocks a text may be in at all: most of them are never looked at. */
  grams: GramTable;
}

/** Between names: nobody types it, so nothing is found across two of them. */
const mark = '\u0000';

export function searchIndexOf<Event extends Searchable>(events: readonly Event[]): SearchIndex<Event> {
  const blocks: Block[] = [];
  const grams = createGramTable(Math.ceil(events.length / blockSize));
  for (let from = 0; from < events.length; from += blockSize) {
    const starts: number[] = [];
    let text = '';
    for (const { sportName, eventName } of events.slice(from, from + blockSize)) {
      starts.push(text.length);
      // Each name alone: how a letter is lowered may depend on what stands beside it.
      text += sportName.toLowerCase() + mark + eventName.toLowerCase() + mark;
    }
    grams.add(blocks.length, text);
    blocks.push({ text, starts });
  }
  return { events, blocks, grams };
}

/**
 * VAL-1: the first results, in list order, of all events whose sport name or event name contains the text, in any
 * letter case; none for the empty text.
 */
export function searchEvents<Event extends Searchable>(
  { events, blocks, grams }: SearchIndex<Event>,
  typed: string,
  limit = searchLimit,
): Event[] {
  const wanted = typed.toLowerCase();
  if (wanted === '') return [];
  if (wanted.includes(mark)) return events.filter((event) => isMatch(event, wanted)).slice(0, limit);
  const found: Event[] = [];
  const mayHold = grams.blocksOf(wanted);
  for (const [at, { text, starts }] of blocks.entries()) {
    if (!mayHold(at)) continue;
    let place = text.indexOf(wanted);
    while (place >= 0) {
      const index = lastAtOrBefore(starts, place);
      found.push(events[at * blockSize + index]!);
      if (found.length === limit) return found;
      const next = starts[index + 1];
      place = next === undefined ? -1 : text.indexOf(wanted, next);
    }
  }
  return found;
}

/** The specification's filter for one event; `wanted` is in lower case. */
const isMatch = ({ sportName, eventName }: Searchable, wanted: string): boolean =>
  sportName.toLowerCase().includes(wanted) || eventName.toLowerCase().includes(wanted);

/** The index of the last of the ascending `starts` that is at or before `place`. */
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
