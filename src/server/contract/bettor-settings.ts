import { z } from 'zod';
import {
  maxPinnedMarkets,
  maxPolicyTicks,
  maxQuickStakes,
  oddsPolicies,
  themeChoices,
} from '#domain/bettor/bettor-settings.ts';
import { displayLanguages } from '#domain/bettor/display-language.ts';
import { followedKinds, maxFollowed } from '#domain/bettor/followed.ts';
import { noticeKinds } from '#domain/bettor/notices.ts';
import { maxPriceAlerts } from '#domain/bettor/price-alert.ts';
import { isZone } from '#domain/calendar/zone-day.ts';
import { oddsFormats } from '#domain/odds/odds-format.ts';
import { defineCall } from './call.ts';
import { amount, id, odds, side, text, time } from './values.ts';

const stake = amount.positive();

const followed = z.strictObject({
  kind: z.enum(followedKinds),
  sportId: id,
  /** An event's id, a team's or a competition's name. */
  id: text.min(1).max(200),
  name: text.min(1).max(200),
});

const priceAlert = z.strictObject({
  sportId: id,
  eventId: id,
  marketId: id,
  runnerId: id,
  side,
  odds,
  until: time,
  eventName: text.max(200),
  runnerName: text.max(200),
});

/** How a bettor wants the site to work. The exchange stores it without interpreting it. */
export const bettorSettings = z.strictObject({
  oddsFormat: z.enum(oddsFormats),
  /** If a clicked price has moved: place nothing, take only a better one, or also one up to `policyTicks` worse. */
  oddsPolicy: z.enum(oddsPolicies),
  policyTicks: z.int().min(0).max(maxPolicyTicks),
  /** Whether what is not matched of a bet stays when its market turns in play. */
  keepsInPlay: z.boolean(),
  quickStakes: z.array(stake).min(1).max(maxQuickStakes),
  /** One press on a price places `stake`, unless that would risk more than `cap`. */
  oneClick: z.strictObject({ isOn: z.boolean(), stake, cap: stake }),
  /** Whether to ask for confirmation before placing a bet. */
  isConfirmed: z.boolean(),
  theme: z.enum(themeChoices),
  look: text.max(64),
  language: text.refine((one) => displayLanguages.includes(one), 'Not one of the languages'),
  /** An IANA zone; empty for the device's. */
  timeZone: text.max(64).refine((zone) => zone === '' || isZone(zone), 'Not the name of a time zone'),
  notices: z.array(z.enum(noticeKinds)).max(noticeKinds.length),
  isToldOutside: z.boolean(),
  priceAlerts: z.array(priceAlert).max(maxPriceAlerts),
  pinnedMarkets: z.array(id).max(maxPinnedMarkets),
  /** By event id. */
  favouriteGames: z.array(id).max(maxPinnedMarkets),
  followed: z.array(followed).max(maxFollowed),
});

export const getSettings = defineCall({
  name: 'getSettings',
  summary: 'How the user wants the site to work; defaults until something was saved',
  tag: 'Account',
  method: 'GET',
  path: '/me/settings',
  auth: 'bettor',
  data: bettorSettings,
});

export const saveSettings = defineCall({
  name: 'saveSettings',
  summary: 'Changes these settings of the user, leaves the others, and answers all of them',
  tag: 'Account',
  method: 'PATCH',
  path: '/me/settings',
  auth: 'bettor',
  /** Only what changed: another of the user's pages may have changed the rest since this one loaded it. */
  body: bettorSettings.partial(),
  data: bettorSettings,
});
