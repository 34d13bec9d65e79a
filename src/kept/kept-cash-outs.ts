import type { CashOutRequest, StoredCashOut } from '#domain/bet/cash-out-request.ts';
import type { CashOutRow, LaylineDatabase } from './layline-database.ts';

/** The exchange promises to remember the result for this long. The bets themselves stay in My Bets. */
const keptMs = 24 * 60 * 60 * 1000;

/** Cash outs, one per market, from before they are sent until their result has been seen. */
export interface KeptCashOuts {
  /** Stores it and returns it. If one for this market with an unknown result is stored, returns that instead. */
  put(userName: string, stored: StoredCashOut): Promise<CashOutRequest>;
  noteResult(userName: string, request: CashOutRequest): Promise<void>;
  remove(userName: string, request: CashOutRequest): Promise<void>;
  of(userName: string): Promise<StoredCashOut[]>;
}

const isOld = ({ storedAt }: CashOutRow) => Date.now() - storedAt > keptMs;

export function keepCashOuts(layline: LaylineDatabase): KeptCashOuts {
  /** Rewrites a request's row if that request is still the stored one. Null deletes the row. */
  const change = (
    userName: string,
    { marketId, clientId }: CashOutRequest,
    to: (row: CashOutRow) => CashOutRow | null,
  ): Promise<void> =>
    layline(async (db) => {
      const transaction = db.transaction('cashOuts', 'readwrite');
      const row = await transaction.store.get([userName, marketId]);
      if (row?.request.clientId === clientId) {
        const next = to(row);
        await (next ? transaction.store.put(next) : transaction.store.delete([userName, marketId]));
      }
      await transaction.done;
    });
  return {
    put: (userName, stored) =>
      layline(async (db) => {
        const { marketId } = stored.request;
        const transaction = db.transaction('cashOuts', 'readwrite', { durability: 'strict' });
        const there = await transaction.store.get([userName, marketId]);
        const isUnderWay = there !== undefined && !there.isAnswered && !isOld(there);
        const row = { ...stored, userName, marketId, storedAt: Date.now(), isAnswered: false };
        if (!isUnderWay) await transaction.store.put(row);
        await transaction.done;
        return isUnderWay ? there.request : stored.request;
      }),
    noteResult: (userName, request) => change(userName, request, (row) => ({ ...row, isAnswered: true })),
    remove: (userName, request) => change(userName, request, () => null),
    of: (userName) =>
      layline(async (db) => {
        const rows = await db.getAllFromIndex('cashOuts', 'byUser', userName);
        await Promise.all(
          rows.filter(isOld).map(({ marketId }) => db.delete('cashOuts', [userName, marketId])),
        );
        return rows.filter((row) => !isOld(row)).map(({ request, place }) => ({ request, place }));
      }),
  };
}
