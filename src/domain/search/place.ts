import type { BettorSettings } from '../bettor/bettor-settings.ts';
import type { GameArt } from '../casino/game-art.ts';
import type { Popup } from '../site/popup.ts';
import type { Searchable } from './search.ts';

/** An event of the search list. */
export interface FoundEvent extends Searchable {
  exEventId: string;
  sportId: string;
  /** RFC 3339. */
  eventTime: string;
  ended: boolean;
}

/** Where a choice leads out of the search. */
export type Destination =
  | { kind: 'path'; path: string }
  | { kind: 'sport'; sportId: string }
  | { kind: 'game'; eventId: string }
  | { kind: 'popup'; popup: Popup }
  | { kind: 'setting'; change: Partial<BettorSettings> };

/** What a choice does to the search itself. */
export type SearchStep =
  | { kind: 'text'; text: string }
  | { kind: 'more'; group: GroupName }
  /** Forgets what was chosen before. */
  | { kind: 'forget' };

export interface Place<To = Destination | SearchStep> {
  /** Unique among everything that can be found. */
  id: string;
  name: string;
  /** What it is, or what it belongs to. */
  note: string;
  to: To;
  /** Other words that it is found by. */
  also?: string;
  sportId?: string;
  art?: GameArt;
  event?: FoundEvent;
  /** Its only event. */
  next?: { eventTime: string; inPlay: boolean };
}

/**
 * In the order they are shown; `Of it` are the other events of the competition or team that was typed in full. `Events`
 * have not ended; `Ended` have. What is only nearly called so is `Similar`; where nothing is, `Popular` and `Sports` lead on.
 */
export type GroupName =
  | 'Recent'
  | 'Popular'
  | 'Events'
  | 'Of it'
  | 'Teams and players'
  | 'Competitions'
  | 'Markets'
  | 'Games'
  | 'Pages'
  | 'Settings'
  | 'Ended'
  | 'Similar'
  | 'Sports';

/** They are offered, whatever was typed: Enter means none of them unless it is highlighted. */
export const offeredGroups: ReadonlySet<GroupName> = new Set(['Recent', 'Popular', 'Sports']);

export interface FoundGroup {
  name: GroupName;
  /** Its heading where that is not its name. */
  title?: string;
  places: readonly Place[];
}
