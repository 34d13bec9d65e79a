import type { PaymentCommand } from '#domain/payment/bettor-payment.ts';
import type { LaylineDatabase } from './layline-database.ts';

/** Commands about money, from before they are sent until it is known what became of them. */
export interface KeptPayments {
  put(userName: string, command: PaymentCommand): Promise<void>;
  remove(userName: string, clientId: string): Promise<void>;
  of(userName: string): Promise<PaymentCommand[]>;
}

export const keepPayments = (layline: LaylineDatabase): KeptPayments => ({
  put: (userName, command) =>
    layline(async (db) => {
      const transaction = db.transaction('payments', 'readwrite', { durability: 'strict' });
      await Promise.all([
        transaction.store.put({ userName, clientId: command.clientId, command }),
        transaction.done,
      ]);
    }),
  remove: (userName, clientId) => layline((db) => db.delete('payments', [userName, clientId])),
  of: (userName) =>
    layline(async (db) => {
      const rows = await db.getAllFromIndex('payments', 'byUser', userName);
      return rows.map(({ command }) => command);
    }),
});
