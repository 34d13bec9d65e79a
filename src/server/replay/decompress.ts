import { createGunzip } from 'node:zlib';
import unbzip2Stream from 'unbzip2-stream';

/** The archive ends early, or its contents do not match its checksums. */
export class BadArchive extends Error {
  override readonly name = 'BadArchive';
}

type Chunks = AsyncIterable<Uint8Array>;

const gzipMagic = [0x1f, 0x8b];
const bzip2Magic = [0x42, 0x5a, 0x68];

/**
 * Yields the bytes of a plain, gzip or bzip2 file, told apart by their first bytes. Everything before the point where an
 * archive is cut off or damaged is still yielded; then throws `BadArchive`.
 */
export async function* decompress(chunks: Chunks): AsyncGenerator<Uint8Array> {
  const source = chunks[Symbol.asyncIterator]();
  const first = await source.next();
  if (first.done) return;
  const starts = (magic: readonly number[]) => magic.every((byte, at) => first.value[at] === byte);
  const all = startingWith(first.value, source);
  if (starts(gzipMagic)) yield* gunzip(all);
  else if (starts(bzip2Magic)) yield* bunzip2(all);
  else yield* all;
}

async function* startingWith(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** Writes to the decoder by hand, so that an error cannot discard what was decoded before it. */
async function* gunzip(chunks: Chunks): AsyncGenerator<Uint8Array> {
  const decoder = createGunzip();
  const decoded: Uint8Array[] = [];
  let failure: NodeJS.ErrnoException | undefined;
  decoder.on('data', (chunk: Uint8Array) => decoded.push(chunk));
  // A failing write never calls back.
  const failed = new Promise<void>((resolve) => {
    decoder.on('error', (error) => {
      failure = error;
      resolve();
    });
  });
  const ended = new Promise<void>((resolve) => decoder.on('end', resolve));
  for await (const chunk of chunks) {
    const written = new Promise<void>((resolve) => decoder.write(chunk, () => resolve()));
    await Promise.race([written, failed]);
    yield* decoded.splice(0);
    if (failure) break;
  }
  decoder.end();
  await Promise.race([ended, failed]);
  yield* decoded.splice(0);
  if (!failure) return;
  const isCutOff = failure.code === 'Z_BUF_ERROR';
  throw new BadArchive(`the gzip archive is ${isCutOff ? 'cut off' : 'damaged'} (${failure.message})`, {
    cause: failure,
  });
}

async function* bunzip2(chunks: Chunks): AsyncGenerator<Uint8Array> {
  const decoder = unbzip2Stream();
  const decoded: Uint8Array[] = [];
  let failure: Error | undefined;
  decoder.on('data', (chunk) => decoded.push(chunk));
  decoder.on('error', (error) => (failure = error));
  for await (const chunk of chunks) {
    decoder.write(chunk);
    yield* decoded.splice(0);
    if (failure) break;
  }
  if (!failure) decoder.end();
  yield* decoded.splice(0);
  // The decoder's own message is about its internals ("cannot read properties of undefined") and helps nobody.
  if (failure) throw new BadArchive('the bzip2 archive is cut off or damaged', { cause: failure });
}
