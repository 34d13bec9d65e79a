import { LRUCache } from 'lru-cache';
import type { IdempotencyRow } from '../store/schema/orders.ts';
import type { CommandResult } from './commands.ts';
import type { ResultId } from './exchange-store.ts';
import { ForgottenIds } from './forgotten-ids.ts';

/** What a client id was answered, or will be once it is on disk. */
export interface KnownResult {
  contents: string;
  result: CommandResult;
  /** Resolves when the result is on disk: nobody is told before. */
  durable: Promise<void>;
}

export interface ResultMemoryOptions {
  /** Results from storage, oldest first. */
  rows?: Iterable<IdempotencyRow>;
  /** Storage has results that are not among the rows: every id that is not known is looked for there. */
  hasOlder?: boolean;
  /** How many orders' results are kept; those asked for or made last. */
  limit?: number;
}

const alreadyThere = Promise.resolve();

/**
 * Results by client id, in memory. When the limit is passed the ones not used for longest are forgotten; that they
 * were there is not, and storage has them.
 */
export class ResultMemory {
  readonly #known: LRUCache<string, KnownResult>;
  /** Of the commit in flight: not to be forgotten before storage has them. */
  readonly #pending = new Map<string, KnownResult>();
  readonly #forgotten = new ForgottenIds();
  readonly #hasOlder: boolean;

  constructor({ rows = [], hasOlder = false, limit = 200_000 }: ResultMemoryOptions = {}) {
    this.#hasOlder = hasOlder;
    this.#known = new LRUCache<string, KnownResult>({
      maxSize: limit,
      sizeCalculation: ({ result }) => Math.min('orders' in result ? 1 + result.orders.length : 1, limit),
      dispose: (_, key, reason) => {
        if (reason === 'evict') this.#forgotten.add(key);
      },
    });
    for (const row of rows) this.#known.set(keyOf(row.accountId, row.clientId), fromRow(row));
  }

  find(accountId: string, clientId: string): KnownResult | undefined {
    const key = keyOf(accountId, clientId);
    return this.#pending.get(key) ?? this.#known.get(key);
  }

  /** Whether a client id that is not known may nevertheless be in storage. */
  mayBeStored(accountId: string, clientId: string): boolean {
    return this.#hasOlder || this.#forgotten.mayHave(keyOf(accountId, clientId));
  }

  /** Remembers a result that is about to be committed. */
  remember({ accountId, clientId }: ResultId, known: KnownResult): void {
    this.#pending.set(keyOf(accountId, clientId), known);
  }

  /** Remembers what storage was found to have. */
  recall(row: IdempotencyRow): void {
    this.remember(row, fromRow(row));
  }

  /** What was remembered since the last time is on disk now. */
  settle(): void {
    for (const [key, known] of this.#pending) this.#known.set(key, known);
    this.#pending.clear();
  }
}

const fromRow = ({ requestHash, result }: IdempotencyRow): KnownResult => ({
  contents: requestHash,
  result: result as CommandResult,
  durable: alreadyThere,
});

export const keyOf = (accountId: string, clientId: string): string => `${accountId} ${clientId}`;
