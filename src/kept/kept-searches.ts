import { visitorName, type LaylineDatabase } from './layline-database.ts';

/** What each user of this browser, or a visitor (null), chose in the search. */
export interface KeptSearches {
  /** As whichever version wrote it; undefined when there is nothing. */
  of(userName: string | null): Promise<unknown>;
  save(userName: string | null, chosen: unknown): Promise<void>;
}

const keyOf = (userName: string | null) => `searches:${userName ?? visitorName}`;

export const keepSearches = (layline: LaylineDatabase): KeptSearches => ({
  of: (userName) => layline((db) => db.get('settings', keyOf(userName))),
  save: (userName, chosen) =>
    layline(async (db) => {
      await db.put('settings', chosen, keyOf(userName));
    }),
});
