import { randomUUID } from 'node:crypto';
import type { Event } from '#contract/reference.ts';
import { CommandLoop } from './engine/command-loop.ts';
import { ResultMemory } from './engine/result-memory.ts';
import { restoreState } from './engine/restore.ts';
import type { Feed } from './feed/feed.ts';
import { openFeed } from './feed/open-feed.ts';
import { loadState } from './store/load-state.ts';
import type { Database } from './store/open-database.ts';
import { hasResultsBefore } from './store/queries/result-queries.ts';
import { findResults } from './store/results.ts';
import { writeBatch } from './store/write-batch.ts';

/** Results from this long ago are in memory from the start; older ones are looked for in storage. */
const resultsInMemory = 60 * 60_000;

export interface BooksOptions {
  /** Unix milliseconds. */
  now: () => number;
  eventOf: (eventId: string) => Event | undefined;
  /** Hears that memory may differ from what is on disk. */
  stopped: (error: unknown) => void;
}

export interface Books {
  /** Decides every command, and commits before it answers. */
  loop: CommandLoop;
  /** What was committed, for those who watch. */
  feed: Feed;
}

/** The order books, positions and balances as they were last committed, ready for commands. */
export async function openBooks(
  { db, writer }: Database,
  { now, eventOf, stopped }: BooksOptions,
): Promise<Books> {
  const at = () => new Date(now()).toISOString();
  const resultsSince = new Date(now() - resultsInMemory).toISOString();
  const stored = await loadState(db, { resultsSince });
  const state = restoreState(stored);
  const feed = openFeed(state, { epoch: randomUUID(), eventOf, now: at });
  const loop = new CommandLoop({
    state,
    results: new ResultMemory({ rows: stored.results, hasOlder: await hasResultsBefore(db, resultsSince) }),
    store: {
      commit: (batch) => writeBatch(writer, batch),
      findResults: (ids) => findResults(db, ids),
    },
    now: at,
    publish: (facts) => feed.publish(facts),
    onFatal: stopped,
  });
  return { loop, feed };
}
