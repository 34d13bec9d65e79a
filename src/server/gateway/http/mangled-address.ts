import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { itemAt } from '#domain/must.ts';
import { sendStatus } from './errors.ts';
import { isPage } from './site.ts';

/** Bytes. No file has a longer name. */
const longestPart = 255;

/** Whether a link or a person could produce this path. No other path reaches storage or a folder. */
function isPath(path: string): boolean {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return false;
  }
  if (/[\0\\]/.test(decoded)) return false;
  const parts = decoded.split('/').slice(1);
  return parts.every(
    (part, index) =>
      part !== '.' &&
      part !== '..' &&
      (part !== '' || index === parts.length - 1) &&
      Buffer.byteLength(part) <= longestPart,
  );
}

/** Sends a browser to the site's own "no such page"; answers a program with a code. */
export function refuseAddress(request: FastifyRequest, reply: FastifyReply): void {
  if (isPage(request)) void reply.redirect('/no-such-page');
  else void sendStatus(reply, 400);
}

/** Refuses mangled addresses before anything looks them up. */
export function refuseMangledAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isPath(itemAt(request.url.split('?', 1), 0))) done();
    else refuseAddress(request, reply);
  });
}
