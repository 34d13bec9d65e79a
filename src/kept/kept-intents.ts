import type { Bet } from '#domain/bet/intent.ts';
import { cardIdOf } from '#domain/bet/slip-card.ts';
import { ofOdds, type LaylineDatabase } from './layline-database.ts';

/** Defaults for bets of earlier versions. */
const beforeKeeping = { ...ofOdds, isKeptInPlay: false };

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
      const requests = [
        transaction.objectStore('intents').put({ userName, clientId: bet.clientId, bet }),
        transaction.objectStore('drafts').delete([userName, cardIdOf(bet)]),
      ];
      // At once: otherwise the browser commits only when a busy page has taken note of both. The bet waits for it.
      transaction.commit();
      await Promise.all([...requests, transaction.done]);
    }),
  remove: (userName, clientId) => layline((db) => db.delete('intents', [userName, clientId])),
  of: (userName) =>
    layline(async (db) => {
      const rows = await db.getAllFromIndex('intents', 'byUser', userName);
      return rows.map(({ bet }) => ({ ...beforeKeeping, ...bet }));
    }),
});
