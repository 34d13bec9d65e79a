import type { OddsFormat } from '../odds/odds-format.ts';
import type { OddsPolicy } from '../odds/odds-policy.ts';
import { defaultSlipSettings, type SlipSettings } from '../bet/slip-settings.ts';
import type { Followed } from './followed.ts';
import { noticeKinds, type NoticeKind, type PriceAlert } from './notices.ts';

/** In the order they are offered; each takes more than the one before. */
export const oddsPolicies = ['NEVER', 'BETTER', 'WITHIN'] as const satisfies readonly OddsPolicy[];

export const themeChoices = ['SYSTEM', 'LIGHT', 'DARK'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** Everything that a bettor sets once and finds again on every device. */
export interface BettorSettings extends SlipSettings {
  oddsFormat: OddsFormat;
  theme: ThemeChoice;
  /** The name of the theme whose colours the page wears; empty for the site's. */
  look: string;
  /** How dates and numbers are written and calendars begin, and in which direction pages run; empty for the site's. */
  language: string;
  /** An IANA zone, whose days and times are shown; empty for the device's. */
  timeZone: string;
  /** What is told on any page. */
  notices: readonly NoticeKind[];
  /** Whether the browser also tells it while the tab is out of sight. It must allow that, and each does for itself. */
  isToldOutside: boolean;
  /** In the order they were set. */
  priceAlerts: readonly PriceAlert[];
  /** Markets of the Favourites page, in the order they were pinned. */
  pinnedMarkets: readonly string[];
  /** Games of the lobby, by event id, in the order they were starred. */
  favouriteGames: readonly string[];
  /** What is followed, in the order it was starred. */
  followed: readonly Followed[];
}

export const maxPinnedMarkets = 40;
export const maxQuickStakes = 6;
export const maxPolicyTicks = 20;

export const defaultBettorSettings: BettorSettings = {
  ...defaultSlipSettings,
  oddsFormat: 'DECIMAL',
  theme: 'SYSTEM',
  look: '',
  language: '',
  timeZone: '',
  notices: noticeKinds,
  isToldOutside: false,
  priceAlerts: [],
  pinnedMarkets: [],
  favouriteGames: [],
  followed: [],
};

/** Pins the market or the game last, or unpins it. Null: as many as there may be are pinned, and none goes for another. */
export const togglePinned = (pinned: readonly string[], id: string): readonly string[] | null => {
  if (pinned.includes(id)) return pinned.filter((one) => one !== id);
  return pinned.length < maxPinnedMarkets ? [...pinned, id] : null;
};
