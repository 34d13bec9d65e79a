import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import {
  purgeIncidents,
  purgeJournal,
  purgeOrders,
  purgeResults,
  purgeSessions,
  purgeTips,
  type Purge,
} from './purges.ts';

const hour = 60 * 60_000;

/** What is removed, and at what age. Ledger, payments, fills, settlements, markets and events stay for ever. */
const kept = {
  /** The contract promises 24 hours; the extra hour is for clocks that are reset. */
  results: { purge: purgeResults, forMs: 25 * hour },
  orders: { purge: purgeOrders, forMs: 24 * hour },
  journal: { purge: purgeJournal, forMs: 24 * hour },
  /** Their bettors are told how long they were signed in this week, the longest of which has 169 hours. */
  sessions: { purge: purgeSessions, forMs: 8 * 24 * hour },
  /** An ended event can be read for a week. */
  incidents: { purge: purgeIncidents, forMs: 7 * 24 * hour },
  tips: { purge: purgeTips, forMs: 7 * 24 * hour },
} satisfies Record<string, { purge: Purge; forMs: number }>;

/** Numbers of rows. */
export type Removed = Record<keyof typeof kept, number>;

const kinds = Object.keys(kept) as (keyof typeof kept)[];

export interface UpkeepOptions {
  /** Unix milliseconds. */
  now: () => number;
  /** The most rows one transaction removes. */
  stepRows?: number;
  /** The pause between two transactions, so that commits come first. */
  pauseMs?: number;
  /** Ends it after the current step. */
  signal?: AbortSignal;
}

/** Removes rows past their age, in small steps on its own connection. Rejects when storage doesn't answer. */
export async function runUpkeep(
  pool: Pool,
  { now, stepRows = 500, pauseMs = 25, signal }: UpkeepOptions,
): Promise<Removed> {
  const removed: Removed = { results: 0, orders: 0, journal: 0, sessions: 0, incidents: 0, tips: 0 };
  const client = await pool.connect();
  // A query rejects by itself when the connection breaks.
  client.on('error', () => undefined);
  try {
    // No need to wait for the disk: rows that a crash brings back are removed next time.
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
    // Closes the connection, because of its changed setting.
    client.release(true);
  }
}

export interface UpkeepTimes extends UpkeepOptions {
  /** Milliseconds between the end of one run and the start of the next. */
  every?: number | undefined;
  /** Called with the reason when a run fails. The next run does its work. */
  failed: (error: unknown) => void;
}

/** Runs upkeep every few minutes. The returned function ends it and waits for the current run. */
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

/** Waits, but not past an abort of the signal. */
const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  delay(ms, undefined, signal && { signal }).catch(() => undefined);
