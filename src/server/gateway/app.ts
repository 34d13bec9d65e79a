import proxyAddr from '@fastify/proxy-addr';
import rateLimit from '@fastify/rate-limit';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { operations } from './__generated__/operations.ts';
import { startApollo } from './http/apollo.ts';
import { answerErrors, bodyLimit, sendError, sendStatus } from './http/errors.ts';
import { graphqlRoute } from './http/graphql-route.ts';
import { setHeaders } from './http/headers.ts';
import { OperationGate } from './http/operation-gate.ts';
import { refuseAddress, refuseMangledAddresses } from './http/mangled-address.ts';
import { serveSite } from './http/site.ts';
import { createHubs } from './live/hubs.ts';
import { defaultLiveLimits, type LiveLimits } from './live/live-limits.ts';
import { LiveOperations } from './live/live-operation.ts';
import { serveLive } from './live/live-server.ts';
import { createMetrics, metricsRoute } from './metrics.ts';
import { schema } from './schema.ts';
import { onlyHere, type HostRule } from '#contract/own-hosts.ts';
import { cutSlowRequests } from '#contract/slow-requests.ts';
import type { LiveProjects } from '#domain/site/live-project.ts';
import type { Upstream } from './upstream/upstream.ts';

export interface GatewayOptions {
  upstream: Upstream;
  /** The folder of the built site. */
  siteDir: string;
  /** Answers every query within limits, and tells the schema. */
  allowAnyQuery: boolean;
  /** GraphQL requests a minute from one address. */
  rateLimit: number;
  logLevel: 'silent' | 'error' | 'warn' | 'info';
  /** Proxies that say where a browser is, as `LAYLINE_TRUST_PROXY` lists them. */
  trustProxy?: string | undefined;
  /** Browsers reach the site by HTTPS. */
  isSecure?: boolean;
  /** Under which names it answers; this machine's own where it is not said. */
  isOwnHost?: HostRule;
  /** What one socket and one address may have and say at `/live`. */
  liveLimits?: LiveLimits;
  /** Where browsers reach the site, where that is not where it is served. */
  siteUrl?: string | undefined;
  /** Milliseconds of silence after which a stream of the exchange is given up. */
  streamSilence?: number;
  /** The Firestore projects that browsers listen to. */
  liveProjects?: LiveProjects;
}

/** The gateway, not yet listening: GraphQL at `/graphql`, subscriptions at `/live`, the site everywhere else. */
export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const { upstream, siteDir, allowAnyQuery, logLevel, isOwnHost = onlyHere } = options;
  const trusted = proxyAddr.compile(listOf(options.trustProxy ?? ''));
  const app = fastify({
    bodyLimit,
    ...cutSlowRequests,
    trustProxy: trusted,
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    frameworkErrors: (error, request, reply) => {
      if (error.code === 'FST_ERR_BAD_URL') refuseAddress(request, reply);
      else sendError(error, request, reply);
    },
  });
  answerErrors(app);
  app.addHook('onRequest', async ({ headers }, reply) =>
    isOwnHost(headers.host) ? undefined : sendStatus(reply, 421),
  );
  refuseMangledAddresses(app);
  const liveProjects = options.liveProjects ?? { projects: {}, emulatorHost: null };
  await setHeaders(app, liveProjects);
  await app.register(rateLimit, { global: false });

  const metrics = createMetrics();
  const gate = new OperationGate(operations, allowAnyQuery);
  const apollo = await startApollo(schema, { introspection: allowAnyQuery, log: app.log });
  const hubs = createHubs(upstream, metrics, options.streamSilence);
  graphqlRoute(app, {
    apollo,
    gate,
    upstream,
    tokenRenewed: (from, to) => hubs.accounts.rename(from, to),
    rateLimit: options.rateLimit,
    isSecure: options.isSecure ?? false,
  });
  const live = serveLive(app.server, {
    hubs,
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
  await serveSite(app, siteDir);

  app.addHook('preClose', async () => {
    await live.close();
    for (const hub of Object.values(hubs)) hub.close();
    await apollo.stop();
  });
  return app;
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
