import { keepDrafts, type KeptDrafts } from './kept-drafts.ts';
import { keepIntents, type KeptIntents } from './kept-intents.ts';
import { keepOrderChanges, type KeptOrderChanges } from './kept-order-changes.ts';
import { keepSearches, type KeptSearches } from './kept-searches.ts';
import { keepVisitorSettings, type KeptVisitorSettings } from './kept-visitor-settings.ts';
import { openLayline, type LaylineDatabase } from './layline-database.ts';

/** What this browser keeps in IndexedDB. The session, the theme and the chosen tab are in localStorage (ENT-12). */
export interface Kept {
  intents: KeptIntents;
  drafts: KeptDrafts;
  /** For what only a part fetched later keeps: it knows how, and the first page does not. */
  database: LaylineDatabase;
  orderChanges: KeptOrderChanges;
  visitorSettings: KeptVisitorSettings;
  searches: KeptSearches;
}

export function openKept(): Kept {
  const layline = openLayline();
  return {
    intents: keepIntents(layline),
    drafts: keepDrafts(layline),
    database: layline,
    orderChanges: keepOrderChanges(layline),
    visitorSettings: keepVisitorSettings(layline),
    searches: keepSearches(layline),
  };
}
