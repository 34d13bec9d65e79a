import { createHash } from 'node:crypto';
import type { OwnImage } from '#contract/own-images.ts';

export interface ImageSources {
  /** The exchange's URL: its own paths are fetched from there. */
  exchange: string;
  /** Other origins that images may come from, `https://cdn.example`. */
  hosts: readonly string[];
}

/** As a page is told of it. */
export interface ToldImage {
  sportId: string;
  name: string;
  /** Of this site. */
  path: string;
}

export interface ListedImages {
  told: readonly ToldImage[];
  /** Where each is fetched from, by its id. */
  addresses: ReadonlyMap<string, string>;
  /** Origins that are listed and not named. */
  refused: ReadonlySet<string>;
}

export const imagePath = '/images';

/** Another address is another image: browsers then ask anew. */
const idOf = (address: string): string => createHash('sha256').update(address).digest('hex').slice(0, 16);

/** Null for what is no address of the web. */
function addressOf(given: string, { exchange }: ImageSources): URL | null {
  const isPath = /^\/(?!\/)/.test(given);
  const address = isPath ? `${exchange.replace(/\/$/, '')}${given}` : given;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' ? url : null;
}

/** Which of the images that an exchange lists are fetched, and from where: only from itself, and from hosts that were named. */
export function listedImages(images: readonly OwnImage[], sources: ImageSources): ListedImages {
  const origins = new Set([sources.exchange, ...sources.hosts].map((host) => new URL(host).origin));
  const told: ToldImage[] = [];
  const addresses = new Map<string, string>();
  const refused = new Set<string>();
  for (const { sportId, name, address } of images) {
    const url = addressOf(address, sources);
    if (!url || !origins.has(url.origin)) {
      refused.add(url?.origin ?? address);
      continue;
    }
    const id = idOf(url.href);
    addresses.set(id, url.href);
    told.push({ sportId, name, path: `${imagePath}/${id}` });
  }
  return { told, addresses, refused };
}
