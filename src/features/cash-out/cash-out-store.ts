import type { DBSchema } from 'idb';
import { keptDatabase } from '#kept/kept-database.ts';
import type { CashOutRequest, StoredCashOut } from '#machines/cash-out/cash-out.types.ts';

interface CashOutRow extends StoredCashOut {
  userName: string;
  marketId: string;
  /** By this browser's clock, milliseconds. */
  storedAt: number;
  /** Whether the exchange has said what became of it. */
  isAnswered: boolean;
}

interface CashOutDb extends DBSchema {
  cashOuts: {
    key: [userName: string, marketId: string];
    value: CashOutRow;
    indexes: { byUser: string };
  };
}

/** As long as the exchange promises to know what became of it; its bets are in My Bets, however old they are. */
const keptMs = 24 * 60 * 60 * 1000;

/**
 * What this browser keeps of cash outs (IndexedDB `layline-cash-outs`): one a market, from before it is sent until its
 * result was seen.
 */
export interface CashOutStore {
  /** Keeps it, unless one of this market is there whose result is not known; gives the one that is kept then. */
  put(userName: string, stored: StoredCashOut): Promise<CashOutRequest>;
  noteResult(userName: string, request: CashOutRequest): Promise<void>;
  remove(userName: string, request: CashOutRequest): Promise<void>;
  of(userName: string): Promise<StoredCashOut[]>;
}

export function openCashOutStore(): CashOutStore {
  const database = keptDatabase<CashOutDb>('layline-cash-outs', 1, (db) => {
    db.createObjectStore('cashOuts', { keyPath: ['userName', 'marketId'] }).createIndex('byUser', 'userName');
  });
  const isOld = ({ storedAt }: CashOutRow) => Date.now() - storedAt > keptMs;
  /** Rewrites the row of a request, if it is still the one that is kept: null drops it. */
  const change = async (
    userName: string,
    { marketId, clientId }: CashOutRequest,
    to: (row: CashOutRow) => CashOutRow | null,
  ): Promise<void> => {
    const db = await database();
    const transaction = db.transaction('cashOuts', 'readwrite');
    const row = await transaction.store.get([userName, marketId]);
    if (row?.request.clientId === clientId) {
      const next = to(row);
      await (next ? transaction.store.put(next) : transaction.store.delete([userName, marketId]));
    }
    await transaction.done;
  };
  return {
    put: async (userName, stored) => {
      const { marketId } = stored.request;
      const db = await database();
      const transaction = db.transaction('cashOuts', 'readwrite', { durability: 'strict' });
      const there = await transaction.store.get([userName, marketId]);
      const isUnderWay = there !== undefined && !there.isAnswered && !isOld(there);
      const row = { ...stored, userName, marketId, storedAt: Date.now(), isAnswered: false };
      if (!isUnderWay) await transaction.store.put(row);
      await transaction.done;
      return isUnderWay ? there.request : stored.request;
    },
    noteResult: (userName, request) => change(userName, request, (row) => ({ ...row, isAnswered: true })),
    remove: (userName, request) => change(userName, request, () => null),
    of: async (userName) => {
      const db = await database();
      const rows = await db.getAllFromIndex('cashOuts', 'byUser', userName);
      await Promise.all(
        rows.filter(isOld).map(({ marketId }) => db.delete('cashOuts', [userName, marketId])),
      );
      return rows.filter((row) => !isOld(row)).map(({ request, place }) => ({ request, place }));
    },
  };
}
