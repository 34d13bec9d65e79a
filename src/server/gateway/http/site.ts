import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { JurisdictionName } from '#domain/jurisdiction/jurisdiction.ts';
import { markedPage } from '#domain/jurisdiction/marked-page.ts';
import { isOtherNameOf } from '#server/runtime/own-hosts.ts';
import { sendStatus } from './errors.ts';

const notBuilt = 'The site has not been built. Run `npm run build`, or `npm start`, which does.\n';
const immutable = 'public, max-age=31536000, immutable';

const page = 'index.html';

/** The scripts within the page of a built site. */
export function scriptsOf(siteDir: string): string[] {
  const path = join(siteDir, page);
  const html = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => text);
}

interface SiteOptions {
  siteUrl: string | undefined;
  hasWorker: boolean;
  jurisdiction: JurisdictionName;
}

/**
 * Serves the built site. Files with a content hash in their name are cached for ever. The page itself is served at every
 * address a person can open, and revalidated each time. A browser that comes by another of this machine's names is led to
 * `siteUrl`, where games lead back to: under two names it would have two sign-ins. Without `hasWorker` the worker that
 * browsers have of the site is replaced by one that takes itself away; they ask for it at each visit. Under a jurisdiction
 * other than `open` the page is marked with it.
 */
export async function serveSite(
  app: FastifyInstance,
  siteDir: string,
  { siteUrl, hasWorker, jurisdiction }: SiteOptions,
): Promise<void> {
  if (siteUrl !== undefined)
    app.addHook('onRequest', async (request, reply) =>
      isPage(request) && isOtherNameOf(siteUrl, request.headers.host)
        ? reply.redirect(`${siteUrl}${request.url}`)
        : undefined,
    );
  if (!existsSync(join(siteDir, page))) {
    app.setNotFoundHandler((request, reply) =>
      isPage(request) ? reply.code(503).type('text/plain').send(notBuilt) : sendStatus(reply, 404),
    );
    return;
  }
  await app.register(fastifyStatic, {
    root: siteDir,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(siteDir, 'assets'));
      void reply.header('cache-control', isHashed ? immutable : 'no-cache');
    },
  });
  if (!hasWorker) app.get('/worker.js', (_, reply) => reply.sendFile('worker-withdrawn.js'));
  const marked =
    jurisdiction === 'open' ? null : markedPage(readFileSync(join(siteDir, page), 'utf8'), jurisdiction);
  const sendPage = (reply: FastifyReply) =>
    marked === null
      ? reply.sendFile(page)
      : reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(marked);
  if (marked !== null) for (const path of ['/', `/${page}`]) app.get(path, (_, reply) => sendPage(reply));
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) =>
    isPage(request) ? sendPage(reply) : sendStatus(reply, 404),
  );
}

/** Whether a browser is opening a page: it then accepts HTML. Requests for files and calls are not pages. */
export function isPage({ method, url, headers }: FastifyRequest): boolean {
  const isReading = method === 'GET' || method === 'HEAD';
  const isOurs = /^\/(graphql|live|assets|metrics|health)\b/.test(url);
  return isReading && !isOurs && (headers.accept ?? '').includes('text/html');
}
