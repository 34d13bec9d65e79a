import { z } from 'zod';
import { defineCall } from './call.ts';
import { casinoEntry } from './casino-games/casino-entry.ts';
import { searchLimit } from '#domain/search/search.ts';
import { separately } from './understood.ts';
import { id, siteKey, text, time } from './values.ts';

/** Reference data (CAL-1). Each call takes the site key; the shapes are the specification's (ENT-1 … ENT-11). */

export const score = z.object({ home: text, away: text, period: text, note: text });

export const sport = z.object({ sportId: id, sportName: text, highlight: z.boolean() });
export type Sport = z.infer<typeof sport>;

export const event = z.object({
  exEventId: id,
  sportId: id,
  sportName: text,
  eventName: text,
  eventTime: time,
  tournamentId: id,
  tournamentName: text,
  inPlay: z.boolean(),
  /** The competitors in score order; null for a race. */
  home: text.nullable(),
  away: text.nullable(),
  score: score.nullable(),
  /** The markets whose prices lists show, main market first. */
  marketIds: z.array(id),
  ended: z.boolean(),
});
export type Event = z.infer<typeof event>;

export const exchangeType = z.object({
  exchangeId: id,
  exchangeName: text,
  highlight: z.boolean(),
  sequence: z.int(),
});

const searchEvent = event.pick({
  exEventId: true,
  sportId: true,
  sportName: true,
  eventName: true,
  eventTime: true,
  ended: true,
});

const reference = { tag: 'Reference', method: 'POST', auth: 'none', body: siteKey } as const;

export const listSports = defineCall({
  ...reference,
  name: 'listSports',
  summary: 'The sports, in the order to show them',
  path: '/reference/sports',
  data: z.array(sport),
});

export const listAllEvents = defineCall({
  ...reference,
  name: 'listAllEvents',
  summary: 'Every event that has not ended, keyed by sport id',
  path: '/reference/events',
  data: z.record(text, separately(z.array(event))),
});

export const listRacingEvents = defineCall({
  ...reference,
  name: 'listRacingEvents',
  summary: 'Horse racing events',
  path: '/reference/racing-events',
  data: z.array(event),
});

export const listExchangeTypes = defineCall({
  ...reference,
  name: 'listExchangeTypes',
  summary: 'The exchange types of the tab bar',
  path: '/reference/exchange-types',
  data: z.array(exchangeType),
});

export const listCasinoEvents = defineCall({
  ...reference,
  name: 'listCasinoEvents',
  summary: 'The casino lobby',
  path: '/reference/casino-events',
  data: z.object({ lobby: separately(z.array(casinoEntry)) }),
});

export const listSearchEvents = defineCall({
  ...reference,
  name: 'listSearchEvents',
  summary: 'The events that search looks through: all that have not ended, then the last that have',
  path: '/reference/search-events',
  data: z.array(searchEvent),
});

export const findEndedEvents = defineCall({
  name: 'findEndedEvents',
  summary:
    'The events of the last seven days that have ended and have the text in their name or their sport’s (VAL-1), ' +
    `the last to start first, ${searchLimit} at most`,
  tag: 'Reference',
  method: 'GET',
  path: '/reference/ended-events',
  auth: 'none',
  query: z.strictObject({ text: text.min(1).max(200) }),
  data: z.array(searchEvent),
});

const themeShape = {
  /** Custom properties to set, as `src/ui/theme/theme-map.ts` reads them. */
  variables: z.record(text, text),
  exchangeFavicon: text,
  exchangeTitle: text,
  themeColor: text,
  exchangeLogo: text,
  yearNotice: text,
};

export const getTheme = defineCall({
  ...reference,
  name: 'getTheme',
  summary: 'Style variables, icon, title and theme colour (ENT-10)',
  path: '/reference/theme',
  data: z.object({
    ...themeShape,
    /**
     * Names of the home page's blocks that stand first, in that order (`#domain/site/home-blocks.ts`); the others follow.
     * An exchange that tells none, or no list, leaves the usual order.
     */
    homeBlocks: z.array(text).catch([]),
  }),
});

export const listThemes = defineCall({
  ...reference,
  name: 'listThemes',
  summary: 'The themes that a bettor may choose from; the site’s own is one of them',
  path: '/reference/themes',
  data: z.array(z.object({ name: id, title: text, ...themeShape })),
});

export const getSupport = defineCall({
  ...reference,
  name: 'getSupport',
  summary: 'Customer support links; one that is not configured is absent',
  path: '/reference/support',
  data: z.object({
    whatsapp: text.optional(),
    telegram: text.optional(),
    instagram: text.optional(),
    apk: text.optional(),
  }),
});
