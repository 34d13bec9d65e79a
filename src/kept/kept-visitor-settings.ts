import { visitorName, type LaylineDatabase } from './layline-database.ts';

export interface KeptVisitorSettings {
  /** The visitor's stored settings, as whichever version wrote them; undefined when there are none. */
  read(): Promise<unknown>;
  save(settings: unknown): Promise<void>;
}

export const keepVisitorSettings = (layline: LaylineDatabase): KeptVisitorSettings => ({
  read: () => layline((db) => db.get('settings', visitorName)),
  save: (settings) =>
    layline(async (db) => {
      await db.put('settings', settings, visitorName);
    }),
});
