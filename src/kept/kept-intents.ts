import type { Bet } from '#domain/bet/intent.ts';
import { cardIdOf } from '#domain/bet/slip-card.ts';
import { ofOdds, type LaylineDatabase } from './layline-database.ts';

/** Bet intents whose outcome is not known yet. */
export interface KeptIntents {
  /** Stores a bet and deletes its selection in one transaction, so that it is always exactly one of the two. */
  put(userName: string, bet: Bet): Promise<void>;
  remove(userName: string, clientId: string): Promise<void>;
  of(userName: string): Promise<Bet[]>;
}

export const keepIntents = (layline: LaylineDatabase): KeptIntents => ({
  put: (userName, bet) =>
    layline(async (db) => {
      const transaction = db.transaction(['intents', 'drafts'], 'readwrite', { durability: 'strict' });
      await Promise.all([
        transaction.objectStore('intents').put({ userName, clientId: bet.clientId, bet }),
        transaction.objectStore('drafts').delete([userName, cardIdOf(bet)]),
        transaction.done,
      ]);
    }),
  remove: (userName, clientId) => layline((db) => db.delete('intents', [userName, clientId])),
  of: (userName) =>
    layline(async (db) => {
      const rows = await db.getAllFromIndex('intents', 'byUser', userName);
      return rows.map(({ bet }) => ({ ...ofOdds, ...bet }));
    }),
});
