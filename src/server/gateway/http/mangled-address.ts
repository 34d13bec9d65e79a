import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { itemAt } from '#domain/must.ts';
import { sendStatus } from './errors.ts';
import { isPage } from './site.ts';

/** Bytes: no file has a longer name. */
const longestPart = 255;

/** Whether it is a path that a link or a person makes: no storage and no folder is asked for any other. */
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

/** The site's own page says that there is none of that address; a program is told in a code. */
export function refuseAddress(request: FastifyRequest, reply: FastifyReply): void {
  if (isPage(request)) void reply.redirect('/no-such-page');
  else void sendStatus(reply, 400);
}

/** Refuses a mangled address before anything looks for it. */
export function refuseMangledAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isPath(itemAt(request.url.split('?', 1), 0))) done();
    else refuseAddress(request, reply);
  });
}
