import type { StoredAnswer } from '../records/orders.ts';
import type { WriteBatch } from '../records/batch.ts';

export type ResultId = Pick<StoredAnswer, 'accountId' | 'clientId'>;

/** What the command loop needs of storage. */
export interface ExchangeStore {
  /** One transaction; resolves when it is on disk. A rejection ends the loop: memory is then ahead of storage. */
  commit(batch: WriteBatch): Promise<void>;
  /** What was answered to these client ids and is committed; those that never arrived or were purged are left out. */
  findResults(ids: readonly ResultId[]): Promise<StoredAnswer[]>;
}
