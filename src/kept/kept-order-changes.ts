import type { OrderChange } from '#domain/bet/order-change.ts';
import type { LaylineDatabase } from './layline-database.ts';

/** Changes of waiting bets, from when they are sent until the exchange has said what became of them. */
export interface KeptOrderChanges {
  put(userName: string, change: OrderChange): Promise<void>;
  remove(userName: string, clientId: string): Promise<void>;
  of(userName: string): Promise<OrderChange[]>;
}

export const keepOrderChanges = (layline: LaylineDatabase): KeptOrderChanges => ({
  put: (userName, change) =>
    layline(async (db) => {
      await db.put('orderChanges', { userName, clientId: change.clientId, change });
    }),
  remove: (userName, clientId) => layline((db) => db.delete('orderChanges', [userName, clientId])),
  of: (userName) =>
    layline(async (db) => {
      const rows = await db.getAllFromIndex('orderChanges', 'byUser', userName);
      return rows.map(({ change }) => change);
    }),
});
