import { createHash } from 'node:crypto';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import type { LiveProjects } from '#domain/wire/live-project.ts';

/** `style-src` allows inline styles for sonner and Radix, which insert style elements. */
const directives = {
  'default-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** The origins at which browsers listen to the configured projects. */
function firestoreHosts({ projects, emulatorHost }: LiveProjects): string[] {
  if (Object.keys(projects).length === 0) return [];
  return [emulatorHost === null ? 'https://firestore.googleapis.com' : `http://${emulatorHost}`];
}

export interface SentHeaders {
  liveProjects: LiveProjects;
  /** The scripts within the site's page. */
  ownScripts: readonly string[];
}

export async function setHeaders(
  app: FastifyInstance,
  { liveProjects, ownScripts }: SentHeaders,
): Promise<void> {
  const headers = await headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...directives,
        'script-src': ["'self'", ...ownScripts.map(hashOf)],
        'connect-src': ["'self'", ...firestoreHosts(liveProjects)],
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', (_, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

/** Allows the script of that text, and no other. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What helmet says of any answer. It would make it anew for each; it is asked once, for a server of its own. */
async function headersOf(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const asked = fastify();
  await asked.register(helmet, options);
  asked.get('/', (_, reply) => reply.getHeaders());
  const answer = await asked.inject('/');
  await asked.close();
  return answer.json();
}
