import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Less than this fits one packet anyhow, bytes. */
const leastBytes = 1_400;

/** What is shorter is compressed at once: handing it to another thread costs several times as much CPU. */
const longBytes = 32_768;

const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_LGWIN: windowBits } = constants;
/** Each answer is compressed for one browser alone, and most are short. */
const short: BrotliOptions = { params: { [quality]: 2, [windowBits]: 15 } };
/** A list of all events: at the next quality it is a tenth smaller for twice the CPU. */
const long: BrotliOptions = { params: { [quality]: 4 } };

const longBrotli = promisify<string, BrotliOptions, Buffer>(brotliCompress);
const longGzip = promisify<string, Buffer>(gzip);

/**
 * Compresses the texts that the gateway writes, if the browser takes them so: answers by GraphQL above all. The files of
 * the site are compressed when it is built. A secret in an answer is not found out by how well it compresses beside what
 * somebody else made a browser send: only the site's own script sends a bettor's token, and answers that carry one are
 * too short to be compressed.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < leastBytes || reply.hasHeader('content-encoding'))
      return payload;
    void reply.header('vary', 'accept-encoding');
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === null) return payload;
    void reply.header('content-encoding', encoding).removeHeader('content-length');
    const isLong = payload.length >= longBytes;
    if (encoding === 'br') return isLong ? longBrotli(payload, long) : brotliCompressSync(payload, short);
    return isLong ? longGzip(payload) : gzipSync(payload);
  });
}

/** Returns the better of the two ways that a browser takes. */
function encodingFor(accepted: string | string[] | undefined): 'br' | 'gzip' | null {
  const taken = new Set(
    String(accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((each) => each.split(';').map((part) => part.trim()))
      .filter(([, weight = 'q=1']) => !/^q=0(\.0*)?$/.test(weight))
      .map(([name]) => name),
  );
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : null;
}
