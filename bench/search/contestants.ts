import MiniSearch from 'minisearch';
import { fold } from '../../src/domain/search/fold.ts';
import { searchEvents, searchIndexOf, searchLimit } from '../../src/domain/search/search.ts';
import type { BenchEvent } from './events.ts';

type Search = (typed: string) => BenchEvent[];

/** Each prepares the list and then answers keystrokes with the first results. */
export const contestants = {
  layline: (events) => {
    const index = searchIndexOf(events);
    return (typed) => searchEvents(index, typed);
  },
  /** VAL-1 as it is written, of the same letters. */
  'plain filter': (events) => (typed) => {
    const wanted = fold(typed);
    return events
      .filter(
        ({ sportName, eventName }) => fold(sportName).includes(wanted) || fold(eventName).includes(wanted),
      )
      .slice(0, searchLimit);
  },
  /** Finds beginnings of words, best first, so its results differ by design. */
  MiniSearch: (events) => {
    const search = new MiniSearch<BenchEvent>({ fields: ['sportName', 'eventName'] });
    search.addAll(events);
    return (typed) =>
      search
        .search(typed, { prefix: true, combineWith: 'AND' })
        .slice(0, searchLimit)
        .map(({ id }) => events[id as number]!);
  },
} as const satisfies Record<string, (events: readonly BenchEvent[]) => Search>;
export type ContestantName = keyof typeof contestants;

export const eventCount = 50_000;
