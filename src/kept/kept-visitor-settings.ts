import { visitorName, type LaylineDatabase } from './layline-database.ts';

export interface KeptVisitorSettings {
  /** The visitor's stored settings, as whichever version wrote them; undefined when there are none. */
  read(): Promise<unknown>;
  /** Stores these beside the others, as another tab may have left them. */
  change(changes: object): Promise<void>;
}

export const keepVisitorSettings = (layline: LaylineDatabase): KeptVisitorSettings => ({
  read: () => layline((db) => db.get('settings', visitorName)),
  change: (changes) =>
    layline(async (db) => {
      const { store, done } = db.transaction('settings', 'readwrite');
      const kept: unknown = await store.get(visitorName);
      await Promise.all([store.put({ ...(kept as object | undefined), ...changes }, visitorName), done]);
    }),
});
