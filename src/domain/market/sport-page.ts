import { tabDestination, tabIds } from '../site/exchange-tab.ts';
import { sportIds } from './sport.ts';
import { sportDestination, sportTabs } from './sport-tab.ts';

/** The page of a sport that is shown in another way than by competition and day; null for those that are not. */
export function ownPageOf(sportId: string): string | null {
  const { path, isPublished } = sportDestination(sportId, tabIds.home);
  if (!isPublished) return path;
  if (sportId !== sportIds.virtualSports && sportId !== sportIds.binary) return null;
  const to = tabDestination(sportId);
  return to.kind === 'page' ? to.path : null;
}

/** The next sport in the order of their tabs, around its end, that has some of the events, and how many; null: none has. */
export function sportInstead<Sport extends { sportId: string }>(
  sports: readonly Sport[],
  sportId: string,
  events: readonly { sportId: string }[],
): { sport: Sport; count: number } | null {
  const tabs = sportTabs(sports);
  const at = tabs.findIndex((sport) => sport.sportId === sportId);
  for (const sport of [...tabs.slice(at + 1), ...tabs.slice(0, Math.max(at, 0))]) {
    const count = events.filter((event) => event.sportId === sport.sportId).length;
    if (count > 0) return { sport, count };
  }
  return null;
}
