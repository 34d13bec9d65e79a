import type { BettorSettings } from '../bettor/bettor-settings.ts';
import type { GameArt } from '../casino/game-art.ts';
import type { Visitor } from '../site/route.ts';
import type { RecentPlace } from './recent.ts';

export interface ListedEvent {
  exEventId: string;
  sportId: string;
  sportName: string;
  eventName: string;
  /** RFC 3339. */
  eventTime: string;
  tournamentId: string;
  tournamentName: string;
  inPlay: boolean;
  home: string | null;
  away: string | null;
  ended: boolean;
}

export interface ListedGame {
  eventId: string;
  name: string;
  category: string;
  art: GameArt;
}

export interface KnownMarket {
  marketId: string;
  eventId: string;
  sportId: string;
  marketName: string;
  eventName: string;
}

/** What the page knows and is searched besides the search list. Lists are empty until they have loaded. */
export interface SearchedSite {
  events: readonly ListedEvent[];
  games: readonly ListedGame[];
  sports: readonly { sportId: string; sportName: string }[];
  /** Those whose definitions have arrived already. */
  markets: readonly KnownMarket[];
  visitor: Visitor;
  /** Null while they cannot be changed. */
  settings: Pick<BettorSettings, 'theme' | 'oddsFormat'> | null;
  /** What was chosen before, the last first. */
  recent: readonly RecentPlace[];
  /** The events in which most is matched, by id, the first first. */
  popular: readonly string[];
}
