import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { noSchemas } from '#server/runtime/no-schemas.ts';
import { cutSlowRequests } from '#server/runtime/slow-requests.ts';
import { loggedError } from './logged-error.ts';
import { answerErrors, InvalidRequest, requireOwnHost, sendError } from './errors.ts';

const bodyLimit = 256 * 1024;

export type WebServer = FastifyInstance;
export type LogLevel = 'silent' | 'error' | 'warn' | 'info';

/** A web server without routes that reads, limits and refuses requests as the contract says. */
export async function openWebServer(logLevel: LogLevel): Promise<WebServer> {
  const app = fastify({
    bodyLimit,
    ...cutSlowRequests,
    ...noSchemas,
    // A URL may be as long as a body: it lists everything one stream follows, and the reader's position in each.
    http: { ...cutSlowRequests.http, maxHeaderSize: bodyLimit },
    // The gateway names the browser's address, and nobody else calls from this machine.
    trustProxy: 'loopback',
    logger: { level: logLevel, serializers: { err: loggedError } },
    logController: new LogController({ disableRequestLogging: true }),
    // Streams stay open for hours, so closing must end them.
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

/** SES-2, HDR-7: some posts have an empty body, even with JSON as its declared type. No other type is read. */
function readEmptyBodies(app: WebServer): void {
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void readJson(request, body.toString(), done);
  });
}

/** Refuses queries that aren't UTF-8: the parser would take them literally, as a question about something else. */
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
