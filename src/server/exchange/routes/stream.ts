import type { FastifyInstance } from 'fastify';
import { streamPaths, streamQuery } from '#contract/stream.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { Feed } from '../feed/feed.ts';
import type { LineStream } from '../feed/line-stream.ts';
import { read, requireBettor, type Doorkeeper } from './route.ts';

/** How often streams say that they stand, and look whether their session still does. */
const beatMs = 1_000;

const idsOf = (list: string | undefined): string[] => list?.split(',').filter((id) => id !== '') ?? [];

/** Streams of markets and events for anyone, and of the caller's account. They end with the server. */
export function streamRoutes(
  app: FastifyInstance,
  { feed, sessions, doorkeeper }: { feed: Feed; sessions: Sessions; doorkeeper: Doorkeeper },
): void {
  const watched = new Map<LineStream, string>();

  app.get(streamPaths.markets, (request, reply) => {
    const { markets, events } = read(streamQuery, 'query', request.query);
    reply.hijack();
    feed.followMarkets(reply.raw, idsOf(markets), idsOf(events));
  });

  app.get(streamPaths.account, { onRequest: requireBettor(doorkeeper) }, (request, reply) => {
    const { accountId, sessionId } = request.caller!;
    reply.hijack();
    const stream = feed.followAccount(reply.raw, accountId);
    watched.set(stream, sessionId);
    reply.raw.on('close', () => watched.delete(stream));
  });

  const beat = setInterval(() => {
    for (const [stream, sessionId] of watched) if (!sessions.isOpen(sessionId)) stream.end();
    feed.heartbeat();
  }, beatMs);
  app.addHook('onClose', async () => clearInterval(beat));
}
