import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { cutSlowRequests } from '#contract/slow-requests.ts';
import { answerErrors, InvalidRequest, requireOwnHost, sendError } from './errors.ts';

const bodyLimit = 256 * 1024;

export type WebServer = FastifyInstance;
export type LogLevel = 'silent' | 'error' | 'warn' | 'info';

/** An empty web server that reads, limits and refuses as the contract says. */
export async function openWebServer(logLevel: LogLevel): Promise<WebServer> {
  const app = fastify({
    bodyLimit,
    ...cutSlowRequests,
    // An address may list as much as a body: all that one stream is to carry, and where its reader stands.
    http: { ...cutSlowRequests.http, maxHeaderSize: bodyLimit },
    // The gateway names the browser's address; nobody else speaks to us from this machine.
    trustProxy: 'loopback',
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    // Streams stay open for hours: closing ends them.
    forceCloseConnections: true,
    frameworkErrors: (error, request, reply) =>
      sendError(error, request as FastifyRequest, reply as FastifyReply),
  });
  app.decorateRequest('caller', null);
  answerErrors(app);
  app.addHook('onRequest', requireOwnHost);
  readEmptyBodies(app);
  refuseMangledQueries(app);
  return app;
}

/** SES-2, HDR-7: some posts have an empty body, also where a client still names JSON as its type. No other type is read. */
function readEmptyBodies(app: WebServer): void {
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void readJson(request, body.toString(), done);
  });
}

/** The parser would take what is not UTF-8 as it is written: a question about something else. */
function refuseMangledQueries(app: WebServer): void {
  const mangled = new InvalidRequest([{ path: 'query', message: 'not UTF-8 in its percent escapes' }]);
  app.addHook('onRequest', (request, _reply, done) => done(isReadable(request.url) ? undefined : mangled));
}

function isReadable(url: string): boolean {
  try {
    return !url.includes('%') || decodeURIComponent(url) !== '';
  } catch {
    return false;
  }
}
