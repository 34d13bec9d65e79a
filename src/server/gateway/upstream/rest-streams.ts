import { NoStream, readStream, StreamRefused } from '#contract/rest-client.ts';
import { streamPaths, type AccountMessage, type StreamMessage } from '#contract/stream.ts';
import { credentialsOf, visitor, type Exchange } from './ask.ts';
import { Unauthorised } from './failures.ts';
import { pollAccount, pollEvent, pollMarket, pollScore } from './poll.ts';
import { SharedStream } from './shared-stream.ts';
import type { EventMessage, LiveUpstream, MarketMessage, ScoreMessage, TradingUpstream } from './upstream.ts';

/**
 * A few `application/x-ndjson` connections for all watched markets, events and scores, and one for each account. If the
 * exchange offers no stream, its other calls are polled instead.
 */
export function restStreams(exchange: Exchange, calls: TradingUpstream): LiveUpstream {
  const shared = new SharedStream((query, signal) => {
    const path = `${streamPaths.markets}?${new URLSearchParams(query).toString()}`;
    return readStream<StreamMessage>(exchange.baseUrl, path, {}, signal);
  });
  return {
    watchMarket: (marketId, signal, after) =>
      orElse(only(isMarketMessage, shared.follow(`market ${marketId}`, signal, after)), () =>
        pollMarket(() => calls.market(visitor, { marketId }), marketId, signal),
      ),
    watchEvent: (eventId, signal) =>
      orElse(only(isEventMessage, shared.follow(`event ${eventId}`, signal)), () =>
        pollEvent(() => calls.event(visitor, { eventId }), eventId, signal),
      ),
    watchScore: (eventId, signal) =>
      orElse(only(isScoreMessage, shared.follow(`score ${eventId}`, signal)), () =>
        pollScore(() => calls.score(visitor, { eventId }), eventId, signal),
      ),
    watchAccount: (caller, signal) =>
      orElse(
        readStream<AccountMessage>(
          exchange.baseUrl,
          streamPaths.account,
          credentialsOf(exchange, caller),
          signal,
        ),
        () => pollAccount(calls, caller, signal),
      ),
  };
}

const isEventMessage = (message: StreamMessage): message is EventMessage =>
  message.type === 'EVENT' || message.type === 'UNKNOWN_EVENT';
const isScoreMessage = (message: StreamMessage): message is ScoreMessage =>
  message.type === 'UNKNOWN_EVENT' || message.type.startsWith('SCORE_');
const isMarketMessage = (message: StreamMessage): message is MarketMessage =>
  !isEventMessage(message) && !isScoreMessage(message);

async function* only<Message extends StreamMessage>(
  isWanted: (message: StreamMessage) => message is Message,
  messages: AsyncIterable<StreamMessage>,
): AsyncGenerator<Message> {
  for await (const message of messages) if (isWanted(message)) yield message;
}

/** Yields the stream, or the poll if there is no stream. Throws `Unauthorised` if the token is no longer good. */
async function* orElse<Message>(
  stream: AsyncIterable<Message>,
  poll: () => AsyncIterable<Message>,
): AsyncGenerator<Message> {
  try {
    yield* stream;
  } catch (error) {
    if (error instanceof StreamRefused) throw new Unauthorised();
    if (!(error instanceof NoStream)) throw error;
    yield* poll();
  }
}
