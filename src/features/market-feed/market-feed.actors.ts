import { fromCallback } from 'xstate';
import type { FeedPoint } from '#domain/sequence.ts';
import type { MarketStore } from '#live/market-store.ts';
import type { LiveTransport, MarketChangeLine, MarketImageLine, MarketLine } from '#live/transport.ts';
import {
  marketFeedMachine,
  type LineFacts,
  type MarketFeedEvent,
} from '#machines/market-feed/market-feed.machine.ts';
import { watchDevice } from './device-events.ts';

/** What the machine decides on. */
function factsOf(line: MarketLine): LineFacts {
  switch (line.__typename) {
    case 'MarketImage':
      return { kind: 'image', epoch: line.epoch, to: line.to, market: line.definition };
    case 'MarketChange':
      return {
        kind: 'change',
        epoch: line.epoch,
        from: line.from,
        to: line.to,
        market: line.changed ?? null,
      };
    case 'MarketHeartbeat':
      return { kind: 'heartbeat', epoch: line.epoch, to: line.to };
    case 'UnknownMarket':
      return { kind: 'unknownMarket' };
  }
}

/** The market-feed machine on the page's transport, filling one store. */
export const provideMarketFeed = (transport: LiveTransport, store: MarketStore) =>
  marketFeedMachine.provide({
    actors: {
      watchMarket: fromCallback<MarketFeedEvent, { marketId: string; point: FeedPoint | null }>(
        ({ input, sendBack }) =>
          transport.watchMarket(
            input.marketId,
            {
              line: (line) => sendBack({ type: 'line.received', facts: factsOf(line), line }),
              ended: () => sendBack({ type: 'stream.ended' }),
            },
            { after: input.point },
          ),
      ),
      watchDevice: fromCallback<MarketFeedEvent>(({ sendBack }) => watchDevice(sendBack)),
    },
    actions: {
      applyLine: (_, { line }) => {
        const applicable = line as MarketImageLine | MarketChangeLine;
        if (applicable.__typename === 'MarketImage') store.applyImage(applicable);
        else store.applyChange(applicable);
      },
      dropConnection: () => transport.dropIfSilent(),
    },
  });
