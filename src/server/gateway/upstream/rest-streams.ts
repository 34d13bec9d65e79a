import { NoStream, readStream, StreamRefused } from '#contract/rest-client.ts';
import { streamPaths, type AccountLine, type StreamLine } from '#contract/stream.ts';
import { credentialsOf, visitor, type Exchange } from './ask.ts';
import { Unauthorised } from './failures.ts';
import { pollAccount, pollEvent, pollMarket, pollScore } from './poll.ts';
import { SharedStream } from './shared-stream.ts';
import type { EventLine, LiveUpstream, MarketLine, ScoreLine, TradingUpstream } from './upstream.ts';

/**
 * A few `application/x-ndjson` connections for all markets, events and scores that somebody watches, and one for each
 * account. Where the exchange offers no stream, its other calls are asked again and again instead.
 */
export function restStreams(exchange: Exchange, calls: TradingUpstream): LiveUpstream {
  const shared = new SharedStream((query, signal) => {
    const path = `${streamPaths.markets}?${new URLSearchParams(query).toString()}`;
    return readStream<StreamLine>(exchange.baseUrl, path, {}, signal);
  });
  return {
    watchMarket: (marketId, signal, after) =>
      orElse(only(isMarketLine, shared.follow(`market ${marketId}`, signal, after)), () =>
        pollMarket(() => calls.market(visitor, { marketId }), marketId, signal),
      ),
    watchEvent: (eventId, signal) =>
      orElse(only(isEventLine, shared.follow(`event ${eventId}`, signal)), () =>
        pollEvent(() => calls.event(visitor, { eventId }), eventId, signal),
      ),
    watchScore: (eventId, signal) =>
      orElse(only(isScoreLine, shared.follow(`score ${eventId}`, signal)), () =>
        pollScore(() => calls.score(visitor, { eventId }), eventId, signal),
      ),
    watchAccount: (caller, signal) =>
      orElse(
        readStream<AccountLine>(
          exchange.baseUrl,
          streamPaths.account,
          credentialsOf(exchange, caller),
          signal,
        ),
        () => pollAccount(calls, caller, signal),
      ),
  };
}

const isEventLine = (line: StreamLine): line is EventLine =>
  line.type === 'EVENT' || line.type === 'UNKNOWN_EVENT';
const isScoreLine = (line: StreamLine): line is ScoreLine =>
  line.type === 'UNKNOWN_EVENT' || line.type.startsWith('SCORE_');
const isMarketLine = (line: StreamLine): line is MarketLine => !isEventLine(line) && !isScoreLine(line);

async function* only<Line extends StreamLine>(
  isWanted: (line: StreamLine) => line is Line,
  lines: AsyncIterable<StreamLine>,
): AsyncGenerator<Line> {
  for await (const line of lines) if (isWanted(line)) yield line;
}

/** The stream, or what is polled where there is none. A token that is no longer good is `Unauthorised`. */
async function* orElse<Line>(
  stream: AsyncIterable<Line>,
  poll: () => AsyncIterable<Line>,
): AsyncGenerator<Line> {
  try {
    yield* stream;
  } catch (error) {
    if (error instanceof StreamRefused) throw new Unauthorised();
    if (!(error instanceof NoStream)) throw error;
    yield* poll();
  }
}
