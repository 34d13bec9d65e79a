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

/** Whether an image is fetched from there: only from the exchange itself, and from hosts that were named. */
const mayFetch = (url: URL, { exchange, hosts }: ImageSources): boolean =>
  [exchange, ...hosts].some((host) => new URL(host).origin === url.origin);

/** Where one image is fetched from; null: nowhere that was named. */
export function fetchedFrom(address: string, sources: ImageSources): string | null {
  const url = addressOf(address, sources);
  return url && mayFetch(url, sources) ? url.href : null;
}

/** Which of the images that an exchange lists are fetched, and from where. */
export function listedImages(images: readonly OwnImage[], sources: ImageSources): ListedImages {
  const told: ToldImage[] = [];
  const addresses = new Map<string, string>();
  const refused = new Set<string>();
  for (const { sportId, name, address } of images) {
    const url = addressOf(address, sources);
    if (!url || !mayFetch(url, sources)) {
      refused.add(url?.origin ?? address);
      continue;
    }
    const id = idOf(url.href);
    addresses.set(id, url.href);
    told.push({ sportId, name, path: `${imagePath}/${id}` });
  }
  return { told, addresses, refused };
}
