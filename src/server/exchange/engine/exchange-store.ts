import type { IdempotencyRow } from '../store/schema/orders.ts';
import type { WriteBatch } from '../store/write-batch.ts';

/** What the command loop needs of storage. */
export interface ExchangeStore {
  /** One transaction; resolves when it is on disk. A rejection ends the loop: memory is then ahead of storage. */
  commit(batch: WriteBatch): Promise<void>;
  /** What was answered to a client id, committed before; null when it never arrived or was purged. */
  findResult(accountId: string, clientId: string): Promise<IdempotencyRow | null>;
}
