import pLimit from 'p-limit';
import { NoStream, readLines, StreamRefused } from '#contract/read-stream.ts';
import { streamPaths, type AccountMessage, type StreamMessage } from '#contract/stream.ts';
import { credentialsOf, visitor, type Exchange } from './ask.ts';
import { Unauthorised } from './failures.ts';
import { pollAccount, pollEvent, pollMarket, pollScore } from './poll.ts';
import { SharedStream } from './shared-stream.ts';
import { understoodAccount, understoodMessages } from './understood-messages.ts';
import type { EventMessage, LiveUpstream, MarketMessage, ScoreMessage, TradingUpstream } from './upstream.ts';

/** How long books are read before the exchange is asked for its stream again, ms: it may only have been away. */
const booksReadFor = 10_000;
/** How many markets, events and scores are polled at the same moment. */
const readsAtOnce = 64;

/**
 * A few `application/x-ndjson` connections for all watched markets, events and scores, and one for each account. If the
 * exchange offers no stream, its other calls are polled instead, and the stream is asked for again every `readFor` ms.
 */
export function restStreams(
  exchange: Exchange,
  calls: TradingUpstream,
  readFor: number = booksReadFor,
): LiveUpstream {
  const { baseUrl, leftOut } = exchange;
  const shared = new SharedStream((query, signal) => {
    const path = `${streamPaths.markets}?${new URLSearchParams(query).toString()}`;
    return understoodMessages(readLines<StreamMessage>(baseUrl, path, {}, signal), leftOut);
  });
  const inTurn = pLimit(readsAtOnce);
  const orElse = <Message>(stream: () => AsyncIterable<Message>, poll: () => AsyncIterable<Message>) =>
    streamOrPoll(stream, poll, { readFor, leftOut });
  return {
    watchMarket: (marketId, signal, after) =>
      orElse(
        () => only(isMarketMessage, shared.follow(`market ${marketId}`, signal, after)),
        () => pollMarket(() => inTurn(() => calls.market(visitor, { marketId })), marketId, signal),
      ),
    watchEvent: (eventId, signal) =>
      orElse(
        () => only(isEventMessage, shared.follow(`event ${eventId}`, signal)),
        () => pollEvent(() => inTurn(() => calls.event(visitor, { eventId })), eventId, signal),
      ),
    watchScore: (eventId, signal) =>
      orElse(
        () => only(isScoreMessage, shared.follow(`score ${eventId}`, signal)),
        () => pollScore(() => inTurn(() => calls.score(visitor, { eventId })), eventId, signal),
      ),
    watchAccount: (caller, signal) => {
      const by = credentialsOf(exchange, caller);
      const lines = () => readLines<AccountMessage>(baseUrl, streamPaths.account, by, signal);
      return orElse(
        () => understoodAccount(lines(), leftOut),
        () => pollAccount(calls, caller, signal),
      );
    },
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

/**
 * Yields the stream, or the poll while there is no stream. Throws `Unauthorised` if the token is no longer good.
 */
async function* streamOrPoll<Message>(
  stream: () => AsyncIterable<Message>,
  poll: () => AsyncIterable<Message>,
  { readFor, leftOut }: { readFor: number; leftOut: Exchange['leftOut'] },
): AsyncGenerator<Message> {
  for (;;) {
    try {
      return yield* stream();
    } catch (error) {
      if (error instanceof StreamRefused) throw new Unauthorised();
      if (!(error instanceof NoStream)) throw error;
      leftOut(`There is no stream, so books are read: ${error.message}`);
    }
    const began = performance.now();
    let isOver = true;
    for await (const message of poll()) {
      yield message;
      isOver = performance.now() - began < readFor;
      if (!isOver) break;
    }
    if (isOver) return;
  }
}
