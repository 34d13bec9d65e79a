import type { FastifyInstance } from 'fastify';
import { must } from '#domain/must.ts';
import type { FeedPoint } from '#domain/market/sequence.ts';
import { accountStreamQuery, streamPaths, streamQuery } from '#contract/stream.ts';
import type { Sessions } from '#server/exchange/accounts/sessions.ts';
import type { Catalogue } from '#server/exchange/catalogue/catalogue.ts';
import type { Scores } from '#server/exchange/catalogue/scores.ts';
import type { Feed } from '#server/exchange/feed/feed.ts';
import type { MessageStream } from '#server/exchange/feed/message-stream.ts';
import { InvalidRequest } from './errors.ts';
import { requireBettor, type Authenticator } from './authenticator.ts';
import { read } from './route.ts';

/** How often streams send heartbeats and check whether their session is still open. */
const beatMs = 1_000;

/** How many markets, events and scores (each) one stream may follow. */
const idLimit = 500;

function idsOf(name: string, list: string | undefined): string[] {
  const ids = new Set(list?.split(',').filter((id) => id !== ''));
  if (ids.size <= idLimit) return [...ids];
  throw new InvalidRequest([{ path: `query.${name}`, message: `more than ${idLimit} ids` }]);
}

/** Market ids, each with the reader's position in its stream. */
function marketsOf(markets: string | undefined, after: string | undefined): Map<string, FeedPoint | null> {
  const points = after?.split(',') ?? [];
  const listed = markets?.split(',') ?? [];
  if (points.length > listed.length)
    throw new InvalidRequest([{ path: 'query.after', message: 'more points than markets' }]);
  const wanted = new Set(idsOf('markets', markets));
  const all = listed.map((id, index) => [id, pointOf(points[index] ?? '')] as const);
  return new Map(all.filter(([id]) => wanted.has(id)));
}

function pointOf(text: string): FeedPoint | null {
  if (text === '') return null;
  const [, epoch, to] = /^(.+):(\d{1,15})$/.exec(text) ?? [];
  if (epoch === undefined) throw new InvalidRequest([{ path: 'query.after', message: 'not epoch:to' }]);
  return { epoch, to: Number(to) };
}

export interface StreamNeeds {
  feed: Feed;
  catalogue: Catalogue;
  scores: Scores;
  sessions: Sessions;
  authenticator: Authenticator;
  /** Unix milliseconds. */
  now: () => number;
}

/** Streams of markets, events and scores for anyone, and of the caller's account. They end with the server. */
export function streamRoutes(
  app: FastifyInstance,
  { feed, catalogue, scores, sessions, authenticator, now }: StreamNeeds,
): void {
  const watched = new Map<MessageStream, string>();

  app.get(streamPaths.markets, async (request, reply) => {
    const query = read(streamQuery, 'query', request.query);
    const markets = marketsOf(query.markets, query.after);
    const [events, scored] = [idsOf('events', query.events), idsOf('scores', query.scores)];
    // Loads what ended long ago, so that it can be shown as it ended.
    await Promise.all([feed.findAll([...markets.keys()]), catalogue.findAll([...events, ...scored])]);
    const at = new Date(now()).toISOString();
    await Promise.all(scored.filter((id) => catalogue.recent(id)).map((id) => scores.find(id, at)));
    reply.hijack();
    feed.followMarkets(reply.raw, markets, events, scored);
  });

  app.get(streamPaths.account, { onRequest: requireBettor(authenticator) }, (request, reply) => {
    read(accountStreamQuery, 'query', request.query);
    const { accountId, sessionId } = must(request.caller);
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
