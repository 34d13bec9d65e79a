import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendStatus } from './errors.ts';

const path = '/workshop';

/** Serves the testers' page from its built files. Without a folder, or where it was not built, there is nothing there. */
export async function serveWorkshop(app: FastifyInstance, workshopDir: string | undefined): Promise<void> {
  if (workshopDir === undefined || !existsSync(join(workshopDir, 'index.html'))) {
    for (const all of [path, `${path}/*`]) app.all(all, (_, reply) => sendStatus(reply, 404));
    return;
  }
  app.get(path, (_, reply) => reply.redirect(`${path}/`));
  await app.register(fastifyStatic, {
    root: workshopDir,
    prefix: `${path}/`,
    // The site's files are sent by this, too.
    decorateReply: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, file) => {
      const isHashed = file.startsWith(join(workshopDir, 'assets'));
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
