import proxyAddr from '@fastify/proxy-addr';
import rateLimit from '@fastify/rate-limit';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { operations } from './__generated__/operations.ts';
import { startApollo } from './http/apollo.ts';
import { compressAnswers } from './http/compressed-answers.ts';
import { answerErrors, bodyLimit, sendError, sendStatus } from './http/errors.ts';
import { graphqlRoute } from './http/graphql-route.ts';
import { setHeaders, type SentHeaders } from './http/headers.ts';
import { OperationGate } from './http/operation-gate.ts';
import { manifestRoute } from './http/manifest.ts';
import { refuseAddress, refuseMangledAddresses } from './http/mangled-address.ts';
import { scriptsOf, serveSite } from './http/site.ts';
import { stageRoutes, type ScenarioCalls } from './http/stage-routes.ts';
import { serveWorkshop } from './http/workshop.ts';
import { createReplicas } from './live/replicas.ts';
import { defaultLiveLimits, type LiveLimits } from './live/live-limits.ts';
import { LiveOperations } from './live/live-operation.ts';
import { serveLive } from './live/live-server.ts';
import { imageRoutes } from './images/image-routes.ts';
import type { ImageSources } from './images/listed-images.ts';
import { receiptRoutes } from './receipts/receipt-routes.ts';
import { statementRoutes } from './statements/statement-routes.ts';
import { createMetrics, metricsRoute } from './metrics.ts';
import { schema } from './schema.ts';
import { onlyHere, type HostRule } from '#server/runtime/own-hosts.ts';
import { noSchemas } from '#server/runtime/no-schemas.ts';
import { cutSlowRequests } from '#server/runtime/slow-requests.ts';
import type { JurisdictionName } from '#domain/jurisdiction/jurisdiction.ts';
import type { LiveProjects } from '#domain/wire/live-project.ts';
import type { Upstream } from './upstream/upstream.ts';

export interface GatewayOptions {
  upstream: Upstream;
  /** The folder of the built site. */
  siteDir: string;
  /** Whether browsers keep the site for a visit without a connection. */
  hasWorker?: boolean;
  /** Whose law holds. Default: `open`. */
  jurisdiction?: JurisdictionName;
  /** Answers every query within limits, and introspection. */
  allowAnyQuery: boolean;
  /** GraphQL requests per minute from one address. */
  rateLimit: number;
  logLevel: 'silent' | 'error' | 'warn' | 'info';
  /** Proxies trusted to say where a browser is, listed as in `LAYLINE_TRUST_PROXY`. */
  trustProxy?: string | undefined;
  /** Whether browsers reach the site by HTTPS. */
  isSecure?: boolean;
  /** The names it answers under; by default this machine's own. */
  isOwnHost?: HostRule;
  /** What one socket and one address may have and send at `/live`. */
  liveLimits?: LiveLimits;
  /** Where browsers reach the site, if that differs from where it is served. */
  siteUrl?: string | undefined;
  /** Where games lead back to. A browser that opens a page by another of this machine's names is led there too. */
  pagesUrl?: string;
  /** Milliseconds of silence after which a stream of the exchange is given up and reopened. */
  streamSilence?: number;
  /** The Firestore projects that browsers listen to. */
  liveProjects?: LiveProjects;
  /** Where the operator's own images may come from; absent: none are shown. */
  imageSources?: ImageSources | undefined;
  /** What `/stage` asks; without it there is no such page. */
  stage?: ScenarioCalls | undefined;
  /** The folder of the built workshop; without it there is no such page. */
  workshopDir?: string | undefined;
}

/** Receipts, and as many statements, per minute from one address: writing one costs as much as many calls. */
const mostFiles = 60;

/** Creates the gateway, not yet listening: GraphQL at `/graphql`, subscriptions at `/live`, the site elsewhere. */
export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const { upstream, siteDir, allowAnyQuery, isOwnHost = onlyHere } = options;
  const trusted = proxyAddr.compile(listOf(options.trustProxy ?? ''));
  const liveProjects = options.liveProjects ?? { projects: {}, emulatorHost: null };
  const app = await createServer({
    trustProxy: trusted,
    logLevel: options.logLevel,
    isOwnHost,
    liveProjects,
    ownScripts: scriptsOf(siteDir),
  });

  const metrics = createMetrics();
  const gate = new OperationGate(operations, allowAnyQuery);
  const apollo = await startApollo(schema, { introspection: allowAnyQuery, log: app.log });
  const replicas = createReplicas(upstream, metrics, options.streamSilence);
  graphqlRoute(app, {
    apollo,
    gate,
    upstream,
    tokenRenewed: (from, to) => replicas.accounts.rename(from, to),
    rateLimit: options.rateLimit,
    isSecure: options.isSecure ?? false,
  });
  const live = serveLive(app.server, {
    replicas,
    gate,
    operations: new LiveOperations(schema),
    metrics,
    isOwnHost,
    limits: options.liveLimits ?? defaultLiveLimits,
    addressOf: (request) => proxyAddr(request, trusted),
    siteUrl: options.siteUrl,
  });

  app.get('/health', () => ({ status: 'ok' }));
  app.get('/live-projects', () => liveProjects);
  metricsRoute(app, metrics);
  manifestRoute(app, upstream);
  receiptRoutes(app, { upstream, rateLimit: Math.min(options.rateLimit, mostFiles) });
  statementRoutes(app, { upstream, rateLimit: Math.min(options.rateLimit, mostFiles) });
  imageRoutes(app, { upstream, sources: options.imageSources, rateLimit: options.rateLimit });
  stageRoutes(app, options.stage);
  await serveWorkshop(app, options.workshopDir);
  const { pagesUrl, hasWorker = true, jurisdiction = 'open' } = options;
  await serveSite(app, siteDir, { siteUrl: pagesUrl, hasWorker, jurisdiction });

  app.addHook('preClose', async () => {
    options.stage?.close();
    await live.close();
    for (const kind of Object.values(replicas)) kind.close();
    await apollo.stop();
  });
  return app;
}

interface ServerNeeds extends Required<Pick<GatewayOptions, 'logLevel' | 'isOwnHost'>>, SentHeaders {
  trustProxy: ReturnType<typeof proxyAddr.compile>;
}

/** Creates the web server without routes. It refuses foreign hosts and mangled addresses, and puts errors into words. */
async function createServer({
  trustProxy,
  logLevel,
  isOwnHost,
  ...sent
}: ServerNeeds): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit,
    ...cutSlowRequests,
    ...noSchemas,
    trustProxy,
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    frameworkErrors: (error, request, reply) => {
      if (error.code === 'FST_ERR_BAD_URL') refuseAddress(request, reply);
      else sendError(error, request, reply);
    },
  });
  answerErrors(app);
  app.addHook('onRequest', ({ headers }, reply, done) => {
    if (isOwnHost(headers.host)) done();
    else void sendStatus(reply, 421);
  });
  refuseMangledAddresses(app);
  compressAnswers(app);
  await setHeaders(app, sent);
  await app.register(rateLimit, { global: false });
  return app;
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
