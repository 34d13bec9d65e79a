import type { DraftCard } from '#domain/bet/slip-card.ts';
import { ofOdds, visitorName, type LaylineDatabase } from './layline-database.ts';

/** The slip's selections that are not bets yet. */
export interface KeptDrafts {
  /** Stores these selections in order and deletes those with the given card ids. */
  save(userName: string, drafts: readonly DraftCard[], dropped: readonly string[]): Promise<void>;
  of(userName: string): Promise<DraftCard[]>;
  /** Makes a visitor's selections the user's, in one transaction, so that exactly one of them has them. */
  takeVisitors(userName: string): Promise<void>;
}

export const keepDrafts = (layline: LaylineDatabase): KeptDrafts => ({
  save: (userName, drafts, dropped) =>
    layline(async (db) => {
      const transaction = db.transaction('drafts', 'readwrite');
      const written = [
        ...dropped.map((cardId) => transaction.store.delete([userName, cardId])),
        ...drafts.map((draft, at) => transaction.store.put({ userName, cardId: draft.id, at, draft })),
      ];
      // Commits at once: a page that is closing would be gone before the requests are answered.
      transaction.commit();
      await Promise.all([...written, transaction.done]);
    }),
  of: (userName) =>
    layline(async (db) => {
      const rows = await db.getAllFromIndex('drafts', 'byUser', userName);
      return rows.sort((a, b) => a.at - b.at).map(({ draft }) => ({ ...ofOdds, ...draft }));
    }),
  takeVisitors: (userName) =>
    layline(async (db) => {
      const transaction = db.transaction('drafts', 'readwrite');
      const rows = await transaction.store.index('byUser').getAll(visitorName);
      await Promise.all([
        ...rows.map(({ cardId }) => transaction.store.delete([visitorName, cardId])),
        ...rows.map((row) => transaction.store.put({ ...row, userName })),
        transaction.done,
      ]);
    }),
});
