import { visitorName, type LaylineDatabase } from './layline-database.ts';

/** What each user of this browser, or a visitor (null), had pinned was called. */
export interface KeptPinNames {
  /** As whichever version wrote it; undefined when there is nothing. */
  of(userName: string | null): Promise<unknown>;
  /** Puts `changed` in the place of what is kept, as another market may have left it. */
  change(userName: string | null, changed: (kept: unknown) => unknown): Promise<void>;
}

const keyOf = (userName: string | null) => `pins:${userName ?? visitorName}`;

export const keepPinNames = (layline: LaylineDatabase): KeptPinNames => ({
  of: (userName) => layline((db) => db.get('settings', keyOf(userName))),
  change: (userName, changed) =>
    layline(async (db) => {
      const { store, done } = db.transaction('settings', 'readwrite');
      const kept: unknown = await store.get(keyOf(userName));
      await Promise.all([store.put(changed(kept), keyOf(userName)), done]);
    }),
});
