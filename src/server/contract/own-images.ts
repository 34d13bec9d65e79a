import { z } from 'zod';
import { defineCall } from './call.ts';
import { id, siteKey, text } from './values.ts';

/** The most images that an operator lists. */
export const mostOwnImages = 5_000;

export const ownImage = z.object({
  sportId: id,
  name: text.min(1).max(100).describe('Of the team, the player or the horse, as events and runners name it'),
  address: text
    .min(1)
    .max(2_000)
    .describe(
      'A path of the exchange itself (`/images/rovers.svg`), or an address on one of the hosts that the gateway is told to take images from',
    ),
});
export type OwnImage = z.output<typeof ownImage>;

export const listOwnImages = defineCall({
  name: 'listOwnImages',
  summary:
    'The operator’s own images of teams, players and horses: PNG, WebP, AVIF or SVG, square, at most 200 kB. A site draws a mark for those without',
  tag: 'Reference',
  method: 'POST',
  auth: 'none',
  path: '/reference/images',
  body: siteKey,
  data: z.array(ownImage).max(mostOwnImages),
});

/** What the operator shows in the place of drawn marks. */
export interface OwnImages {
  list: readonly OwnImage[];
  /** Served by the exchange itself, by their names in `/images/<name>`. */
  files: ReadonlyMap<string, Buffer>;
}

export const noImages: OwnImages = { list: [], files: new Map() };

/** Under which the exchange serves its files. */
export const imageFolder = '/images/';
