import type { Destination, Place, SearchStep } from './place.ts';

/** What was chosen before, in a form that still leads somewhere on another day. */
export type RecentPlace = Pick<
  Place<Exclude<Destination, { kind: 'setting' | 'popup' }> | Extract<SearchStep, { kind: 'text' }>>,
  'id' | 'name' | 'note' | 'to'
>;

const recentLimit = 5;

/** Tells the id of a place among the recent ones from its own. */
export const recentMark = 'recent:';

/** Puts the choice first. Settings and popups are not kept, a team by its name, since its next event will be another. */
export function withRecent(
  recent: readonly RecentPlace[],
  { name, note, ...place }: Place,
): readonly RecentPlace[] {
  const id = place.id.replace(recentMark, '');
  const to: Place['to'] = id.startsWith('team:') ? { kind: 'text', text: name } : place.to;
  if (!isRecentTo(to)) return recent;
  return [{ id, name, note, to }, ...recent.filter((one) => one.id !== id)].slice(0, recentLimit);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string => typeof value === 'string';

function isRecentTo(to: unknown): to is RecentPlace['to'] {
  if (!isRecord(to)) return false;
  switch (to['kind']) {
    case 'path':
      return isText(to['path']) && /^\/(?!\/)/.test(to['path']);
    case 'sport':
      return isText(to['sportId']);
    case 'game':
      return isText(to['eventId']);
    case 'text':
      return isText(to['text']);
    default:
      return false;
  }
}

/** Reads what whichever version kept; what it does not know is left out. */
export const readRecent = (kept: unknown): readonly RecentPlace[] =>
  Array.isArray(kept) ? kept.filter(isRecentPlace).slice(0, recentLimit) : [];

const isRecentPlace = (value: unknown): value is RecentPlace =>
  isRecord(value) &&
  isText(value['id']) &&
  isText(value['name']) &&
  isText(value['note']) &&
  isRecentTo(value['to']);
