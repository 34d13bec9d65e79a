import { z } from 'zod';
import { defineCall } from './call.ts';
import { id, siteKey, text } from './values.ts';

/** What the operator shows on the first page, and may replace at any time. */

const banner = z.strictObject({
  id,
  title: text.min(1).max(40),
  text: text.max(120),
  /** A path on the site, or the hash of one of its popups; never another site's address. */
  path: text.max(200).regex(/^(#|\/(?![/\\]))[^\s\\]*$/, 'a path on the site, or a hash'),
  /** Degrees: the hue of its picture. */
  hue: z.int().min(0).max(359),
});

/** In the order in which they pass. */
const banners = z
  .array(banner)
  .max(20)
  .refine((all) => new Set(all.map((one) => one.id)).size === all.length, 'each banner has an id of its own');
export type Banner = z.infer<typeof banner>;

/** Lines for the marquee, before what it says of the events. */
const news = z.array(z.strictObject({ id, text: text.min(1).max(200) })).max(20);

const reference = { tag: 'Reference', method: 'POST', auth: 'none', body: siteKey } as const;
const operator = { tag: 'Operator', method: 'PUT', auth: 'operator' } as const;

export const listBanners = defineCall({
  ...reference,
  name: 'listBanners',
  summary: 'The banners of the home page',
  path: '/reference/banners',
  data: banners,
});

export const listNews = defineCall({
  ...reference,
  name: 'listNews',
  summary: 'The operator’s lines for the marquee; none until some were set',
  path: '/reference/news',
  data: news,
});

export const setBanners = defineCall({
  ...operator,
  name: 'setBanners',
  summary: 'Replace the banners of the home page',
  path: '/operator/banners',
  body: z.strictObject({ banners }),
  data: banners,
});

export const setNews = defineCall({
  ...operator,
  name: 'setNews',
  summary: 'Replace the operator’s lines for the marquee',
  path: '/operator/news',
  body: z.strictObject({ news }),
  data: news,
});
