import type { StoredAnswer } from '../records/orders.ts';
import type { CommandResult } from '../commands/commands.ts';
import { ForgottenIds } from './forgotten-ids.ts';
import { resultIn } from './stored-result.ts';

/** The answer to a client id, which may not be on disk yet. */
export interface KnownResult {
  contents: string;
  result: CommandResult;
  /** Resolves when the result is on disk. Nobody is told before that. */
  durable: Promise<void>;
}

export interface ResultMemoryOptions {
  /** Results from storage, oldest first. */
  rows?: Iterable<StoredAnswer>;
  /** Storage holds results that are not among the rows, so every unknown id is looked up there. */
  hasOlder?: boolean;
  /** A result is forgotten once newer results hold between this many orders and twice as many. */
  limit?: number;
}

const alreadyThere = Promise.resolve();

/**
 * Results in memory, by the key of their client id. The oldest are forgotten in time, but memory still knows that they
 * existed, and storage has them.
 */
export class ResultMemory {
  readonly #limit: number;
  readonly #hasOlder: boolean;
  #newer = new Map<string, KnownResult>();
  #newerOrders = 0;
  #older = new Map<string, KnownResult>();
  readonly #forgotten = new ForgottenIds();

  constructor({ rows = [], hasOlder = false, limit = 100_000 }: ResultMemoryOptions = {}) {
    this.#limit = limit;
    this.#hasOlder = hasOlder;
    for (const row of rows) {
      this.recall(row);
      this.settle();
    }
  }

  find(key: string): KnownResult | undefined {
    return this.#newer.get(key) ?? this.#older.get(key);
  }

  /** Whether a client id unknown to memory may still be in storage. */
  mayBeStored(key: string): boolean {
    return this.#hasOlder || this.#forgotten.mayHave(key);
  }

  /** Remembers a result that is about to be committed. It isn't forgotten before `settle`. */
  remember(key: string, known: KnownResult): void {
    this.#newer.set(key, known);
    this.#newerOrders += 'orders' in known.result ? known.result.orders.length : 1;
  }

  /** Remembers a result found in storage. */
  recall(row: StoredAnswer): void {
    this.remember(keyOf(row.accountId, row.clientId), fromRow(row));
  }

  /** Everything remembered is on disk now, so the oldest results may be forgotten. */
  settle(): void {
    if (this.#newerOrders < this.#limit) return;
    for (const forgotten of this.#older.keys()) this.#forgotten.add(forgotten);
    this.#older = this.#newer;
    this.#newer = new Map();
    this.#newerOrders = 0;
  }
}

const fromRow = (row: StoredAnswer): KnownResult => ({
  contents: row.contents,
  result: resultIn(row),
  durable: alreadyThere,
});

/** The key of an account's client id. */
export const keyOf = (accountId: string, clientId: string): string => `${accountId} ${clientId}`;
