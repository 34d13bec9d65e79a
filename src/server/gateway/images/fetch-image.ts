import { imageTypeOf, type ImageType } from './image-type.ts';

export interface Image {
  type: ImageType;
  bytes: Buffer;
}

/** An image that cannot be shown; the message says why, for the log. */
class NoImage extends Error {
  override readonly name = 'NoImage';
}

/** Bytes. */
export const largestImage = 200_000;
/** Milliseconds, to the last byte. */
const longestWait = 5_000;

/**
 * Fetches an image without following redirects: another host would not be one that the operator named. Throws `NoImage`
 * for what is too large, too slow, or none of the types.
 */
export async function fetchImage(address: string, wait = longestWait): Promise<Image> {
  try {
    const answer = await fetch(address, {
      headers: { accept: 'image/avif,image/webp,image/png,image/svg+xml' },
      redirect: 'error',
      signal: AbortSignal.timeout(wait),
    });
    if (!answer.ok) throw new NoImage(`it is answered with ${answer.status}`);
    const bytes = await bytesOf(answer);
    const type = imageTypeOf(bytes);
    if (!type) throw new NoImage('it is no PNG, WebP, AVIF or SVG');
    return { type, bytes };
  } catch (error) {
    throw error instanceof NoImage ? error : new NoImage(`it cannot be fetched: ${String(error)}`);
  }
}

/** Reads no more than an image may have, whatever length is announced. */
async function bytesOf({ body }: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > largestImage) throw new NoImage(`it has more than ${largestImage} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
