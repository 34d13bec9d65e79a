import { visitorName, type LaylineDatabase } from './layline-database.ts';

export interface KeptVisitorSettings {
  /** What was kept for a visitor, whatever a version before this one left; undefined when nothing was. */
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
