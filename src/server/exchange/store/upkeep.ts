import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import {
  purgeIncidents,
  purgeJournal,
  purgeOrders,
  purgeResults,
  purgeSessions,
  type Purge,
} from './purges.ts';

const hour = 60 * 60_000;

/** What goes, and how old it is then. Ledger, fills, settlements, markets and events stay for ever. */
const kept = {
  /** The contract promises 24 hours; an hour more, for clocks that are set. */
  results: { purge: purgeResults, forMs: 25 * hour },
  orders: { purge: purgeOrders, forMs: 24 * hour },
  journal: { purge: purgeJournal, forMs: 24 * hour },
  sessions: { purge: purgeSessions, forMs: 24 * hour },
  incidents: { purge: purgeIncidents, forMs: 24 * hour },
} satisfies Record<string, { purge: Purge; forMs: number }>;

/** Rows. */
export type Removed = Record<keyof typeof kept, number>;

const kinds = Object.keys(kept) as (keyof typeof kept)[];

export interface UpkeepOptions {
  /** Unix milliseconds. */
  now: () => number;
  /** The most rows that one transaction removes. */
  stepRows?: number;
  /** Between two transactions: commits come first. */
  pauseMs?: number;
  /** Ends it after the step that it is in. */
  signal?: AbortSignal;
}

/** Removes what is kept no longer, in small steps on a connection of its own. Rejects when storage does not answer. */
export async function runUpkeep(
  pool: Pool,
  { now, stepRows = 500, pauseMs = 25, signal }: UpkeepOptions,
): Promise<Removed> {
  const removed: Removed = { results: 0, orders: 0, journal: 0, sessions: 0, incidents: 0 };
  const client = await pool.connect();
  // A query that a broken connection cut off rejects by itself.
  client.on('error', () => undefined);
  try {
    // Nothing waits for the disk: what a crash brings back is removed the next time.
    await client.query('set synchronous_commit = off');
    for (const kind of kinds) {
      const { purge, forMs } = kept[kind];
      for await (const rows of purge(client, new Date(now() - forMs), stepRows)) {
        removed[kind] += rows;
        await pause(pauseMs, signal);
        if (signal?.aborted) return removed;
      }
    }
    return removed;
  } finally {
    // With its setting.
    client.release(true);
  }
}

export interface UpkeepTimes extends UpkeepOptions {
  /** Milliseconds between the end of one and the beginning of the next. */
  every?: number | undefined;
  /** Hears why one failed; the next one does its work. */
  failed: (error: unknown) => void;
}

/** Upkeep every few minutes. Gives what ends it, and waits for the one that is under way. */
export function startUpkeep(pool: Pool, times: UpkeepTimes): () => Promise<void> {
  const { every = 3 * 60_000, failed } = times;
  const ended = new AbortController();
  const { signal } = ended;
  const run = async () => {
    for (;;) {
      await pause(every, signal);
      if (signal.aborted) return;
      await runUpkeep(pool, { ...times, signal }).catch(failed);
    }
  };
  const running = run();
  return () => {
    ended.abort();
    return running;
  };
}

/** Ends at once when the signal does. */
const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  delay(ms, undefined, signal && { signal }).catch(() => undefined);
