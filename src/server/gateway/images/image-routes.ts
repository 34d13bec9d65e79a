import type { FastifyInstance, FastifyReply } from 'fastify';
import { logoPath } from '#domain/site/theme.ts';
import { LRUCache } from 'lru-cache';
import { sendStatus } from '../http/errors.ts';
import type { OwnImage } from '#contract/own-images.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { fetchImage, type Image } from './fetch-image.ts';
import {
  fetchedFrom,
  imagePath,
  listedImages,
  type ImageSources,
  type ListedImages,
} from './listed-images.ts';

export interface ImageNeeds {
  upstream: Pick<Upstream, 'ownImages' | 'theme'>;
  /** Where images may come from; absent: there are none. */
  sources: ImageSources | undefined;
  /** Requests per minute from one address. */
  rateLimit: number;
}

const minute = 60_000;
/** How long an image is kept, here and in browsers, and one that could not be had is not asked for again. */
const keptFor = 60 * minute;
const failedFor = minute;
/** Of all that are kept, in bytes. */
const mostKept = 20_000_000;

/** An SVG may hold scripts and addresses. Opened as a page of its own it runs none of them and fetches nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const none: ListedImages = { told: [], addresses: new Map(), refused: new Set() };

/**
 * The operator's own images under the site's own address: `GET /images` lists who has one, `GET /images/<id>` is one, and
 * `GET /logo` is the theme's logo.
 * Nothing else is fetched than what the exchange lists and `sources` allows.
 */
export function imageRoutes(app: FastifyInstance, { upstream, sources, rateLimit }: ImageNeeds): void {
  const config = { rateLimit: { max: rateLimit, timeWindow: minute } };
  const warned = new Set<string>();
  let last: { images: readonly OwnImage[]; list: ListedImages } = { images: [], list: none };
  const listed = async (): Promise<ListedImages> => {
    if (!sources) return none;
    // An exchange that has none, or not this call, is no fault: names have drawn marks.
    const images = await upstream.ownImages().catch(() => []);
    // The same answer until it is asked anew.
    if (images === last.images) return last.list;
    const list = listedImages(images, sources);
    last = { images, list };
    for (const origin of list.refused) {
      if (warned.has(origin) || warned.size > 100) continue;
      warned.add(origin);
      app.log.warn(`The exchange lists images on ${origin}, which LAYLINE_IMAGE_HOSTS does not name.`);
    }
    return list;
  };
  const kept = new LRUCache<string, { image: Image | null }>({
    maxSize: mostKept,
    ttl: keptFor,
    sizeCalculation: ({ image }) => 1_000 + (image?.bytes.length ?? 0),
    fetchMethod: async (address, _, { options }) => {
      try {
        return { image: await fetchImage(address) };
      } catch (error) {
        app.log.warn(`The image at ${address} is not shown: ${(error as Error).message}`);
        options.ttl = failedFor;
        return { image: null };
      }
    },
  });

  const sendImage = async (reply: FastifyReply, address: string | null) => {
    const image = address === null ? null : (await kept.fetch(address))?.image;
    if (!image) return sendStatus(reply.header('cache-control', 'no-store'), 404);
    return reply
      .type(image.type)
      .header('content-security-policy', policy)
      .header('cache-control', `public, max-age=${keptFor / 1000}`)
      .send(image.bytes);
  };

  app.get(imagePath, { config }, async (_, reply) => {
    const { told } = await listed();
    return reply.header('cache-control', 'public, max-age=60').send(told);
  });
  app.get<{ Params: { id: string } }>(`${imagePath}/:id`, { config }, async ({ params }, reply) => {
    return sendImage(reply, (await listed()).addresses.get(params.id) ?? null);
  });
  app.get(logoPath, { config }, async (_, reply) => {
    const { exchangeLogo } = await upstream.theme();
    return sendImage(reply, sources && exchangeLogo !== '' ? fetchedFrom(exchangeLogo, sources) : null);
  });
}
