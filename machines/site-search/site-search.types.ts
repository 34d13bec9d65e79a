import type { Find } from '#domain/search/finder.ts';
import type { Destination, FoundEvent, FoundGroup, GroupName, Place } from '#domain/search/place.ts';
import type { SearchedSite } from '#domain/search/searched-site.ts';

export type FinderOf = (events: readonly FoundEvent[]) => Find;

export interface SiteSearchContext {
  text: string;
  /** The search list; null until it has arrived once. */
  events: readonly FoundEvent[] | null;
  /** What the exchange found for a text among those that have ended. */
  ended: { text: string; events: readonly FoundEvent[] } | null;
  /** What to search with, which is loaded apart from the field; null until then. */
  finderOf: FinderOf | null;
  /** Null until the list is there, or known not to come: events that came later would push the rest away. */
  find: Find | null;
  site: SearchedSite | null;
  groups: readonly FoundGroup[];
  /** The group that is shown whole. */
  opened: GroupName | null;
  /** The place that Enter chooses, wherever it is; none once it is gone. Null means the first of what a text finds. */
  highlighted: string | null;
}

export type Move = 'next' | 'previous' | 'first' | 'last' | 'nextGroup' | 'previousGroup';

export type SiteSearchEvent =
  | { type: 'finder.arrived'; finderOf: FinderOf }
  | { type: 'site.changed'; site: SearchedSite }
  | { type: 'field.focused' }
  | { type: 'field.blurred' }
  | { type: 'text.typed'; text: string }
  | { type: 'highlight.moved'; to: Move }
  | { type: 'highlight.pointed'; id: string }
  | { type: 'enter.pressed' }
  | { type: 'escape.pressed' }
  | { type: 'place.chosen'; id: string };

/** What somebody who listens does: the search itself opens nothing. */
export type SiteSearchEmitted = { type: 'chosen'; place: Place<Destination> } | { type: 'forgotten' };

/** What the box shows. */
export interface SearchShown {
  groups: readonly FoundGroup[];
  highlighted: string | null;
  /** `loading` while the search list has not arrived yet; `absent` when it does not come. */
  list: 'there' | 'loading' | 'absent';
}
