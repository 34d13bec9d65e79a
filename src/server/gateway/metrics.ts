import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Creates the gateway's metrics. One registry per app, so that several can run in one process. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: 'layline_gateway_request_seconds',
      help: 'Time to answer a GraphQL request',
      labelNames: ['status'],
      buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.5, 2, 10],
      registers,
    }),
    sockets: new Gauge({ name: 'layline_live_sockets', help: 'Open sockets', registers }),
    subscriptions: new Gauge({ name: 'layline_live_subscriptions', help: 'Subscriptions', registers }),
    replicas: new Gauge({ name: 'layline_live_feeds', help: 'Streams read from the exchange', registers }),
    sent: new Counter({ name: 'layline_live_messages', help: 'Messages sent to sockets', registers }),
    skipped: new Counter({
      name: 'layline_live_skipped',
      help: 'Messages not sent because the socket was slow',
      registers,
    }),
    reconnects: new Counter({
      name: 'layline_live_reconnects',
      help: 'Times a stream of the exchange was opened again',
      registers,
    }),
  };
}
export type Metrics = ReturnType<typeof createMetrics>;

/** `GET /metrics` in Prometheus format, for this machine only. */
export function metricsRoute(app: FastifyInstance, { registry, requests }: Metrics): void {
  app.addHook('onResponse', ({ routeOptions }, { statusCode, elapsedTime }, done) => {
    if (routeOptions.url === '/graphql') requests.observe({ status: statusCode }, elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async ({ ip, headers }, reply) => {
    const isLocal = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip) && !headers['x-forwarded-for'];
    if (!isLocal) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
