import type { StoredAnswer } from '../records/orders.ts';
import type { CommandResult } from '../commands/commands.ts';
import { ForgottenIds } from './forgotten-ids.ts';
import { resultIn } from './stored-result.ts';

/** What a client id was answered, or will be once it is on disk. */
export interface KnownResult {
  contents: string;
  result: CommandResult;
  /** Resolves when the result is on disk: nobody is told before. */
  durable: Promise<void>;
}

export interface ResultMemoryOptions {
  /** Results from storage, oldest first. */
  rows?: Iterable<StoredAnswer>;
  /** Storage has results that are not among the rows: every id that is not known is looked for there. */
  hasOlder?: boolean;
  /** Results are forgotten when there are this many orders in newer ones, or twice as many. */
  limit?: number;
}

const alreadyThere = Promise.resolve();

/**
 * Results in memory, by the key of their client id. The oldest ones are forgotten in time; that they were there is
 * not, and storage has them.
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

  /** Whether a client id that is not known may nevertheless be in storage. */
  mayBeStored(key: string): boolean {
    return this.#hasOlder || this.#forgotten.mayHave(key);
  }

  /** Remembers a result that is about to be committed. It is not forgotten before `settle`. */
  remember(key: string, known: KnownResult): void {
    this.#newer.set(key, known);
    this.#newerOrders += 'orders' in known.result ? known.result.orders.length : 1;
  }

  /** Remembers what storage was found to have. */
  recall(row: StoredAnswer): void {
    this.remember(keyOf(row.accountId, row.clientId), fromRow(row));
  }

  /** What was remembered is on disk now: what is too old may be forgotten. */
  settle(): void {
    if (this.#newerOrders < this.#limit) return;
    for (const forgotten of this.#older.keys()) this.#forgotten.add(forgotten);
    this.#older = this.#newer;
    this.#newer = new Map();
    this.#newerOrders = 0;
  }
}

const fromRow = (row: StoredAnswer): KnownResult => ({
  contents: row.requestHash,
  result: resultIn(row),
  durable: alreadyThere,
});

/** Of an account and a client id of its own. */
export const keyOf = (accountId: string, clientId: string): string => `${accountId} ${clientId}`;
