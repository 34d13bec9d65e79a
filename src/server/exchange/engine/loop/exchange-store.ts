import type { StoredAnswer } from '../records/orders.ts';
import type { WriteBatch } from '../records/batch.ts';

export type ResultId = Pick<StoredAnswer, 'accountId' | 'clientId'>;

/** What the command loop needs from storage. */
export interface ExchangeStore {
  /** Writes one transaction and resolves when it is on disk. A rejection ends the loop: memory is ahead of storage. */
  commit(batch: WriteBatch): Promise<void>;
  /** The committed answers to these client ids. Ids that never arrived or were purged are left out. */
  findAnswers(ids: readonly ResultId[]): Promise<StoredAnswer[]>;
}
