import { fromCallback } from 'xstate';
import { reportFault } from '#actors/report-fault.ts';
import type { FeedPoint } from '#domain/market/sequence.ts';
import type {
  Listener,
  LiveTransport,
  MarketChangeMessage,
  MarketImageMessage,
  MarketMessage,
} from '#live/transport.ts';
import {
  marketFeedMachine,
  type MessageFacts,
  type MarketFeedEvent,
} from '#machines/market-feed/market-feed.machine.ts';
import { marketFeedsMachine } from '#machines/market-feeds/market-feeds.machine.ts';
import { watchDevice } from './device-events.ts';
import type { MarketReader } from './market-reader.ts';
import type { FedMarkets } from './fed-markets.ts';

/** The facts that the machine decides on. */
function factsOf(message: MarketMessage): MessageFacts {
  switch (message.__typename) {
    case 'MarketImage':
      return { kind: 'image', epoch: message.epoch, to: message.to, market: message.definition };
    case 'MarketChange':
      return {
        kind: 'change',
        epoch: message.epoch,
        from: message.from,
        to: message.to,
        market: message.changed ?? null,
      };
    case 'MarketHeartbeat':
      return { kind: 'heartbeat', epoch: message.epoch, to: message.to };
    case 'UnknownMarket':
      return { kind: 'unknownMarket' };
  }
}

/** Passes on what the reader does not take itself, always telling first how far changes went. */
const listenerOf = (
  reader: MarketReader,
  sendBack: (event: MarketFeedEvent) => void,
): Listener<MarketMessage> => ({
  message: (message) => {
    if (reader.takeFollower(message)) return;
    reader.tell();
    sendBack({ type: 'message.received', facts: factsOf(message), message });
  },
  ended: () => {
    reader.tell();
    sendBack({ type: 'stream.ended' });
  },
});

/** The market-feed machine on the page's transport: each fills its market's store, at its market's pace. */
export const provideMarketFeed = (
  transport: LiveTransport,
  fedMarkets: FedMarkets,
  device: typeof watchDevice = watchDevice,
) =>
  marketFeedMachine.provide({
    delays: { silence: ({ context: { marketId } }) => fedMarkets.of(marketId).silence },
    actors: {
      watchMarket: fromCallback<MarketFeedEvent, { marketId: string; point: FeedPoint | null }>(
        ({ input, sendBack }) => {
          const market = fedMarkets.of(input.marketId);
          const { reader, pace } = market;
          const listener = listenerOf(reader, sendBack);
          const watch = () =>
            transport.watchMarket(input.marketId, listener, {
              after: reader.point,
              conflation: pace.conflation,
              limited: (ms) => (market.silence = ms),
            });
          reader.start(input.point, (point) => sendBack({ type: 'changes.followed', point }));
          let stop = watch();
          // Goes on from where the store is: nothing is missed, and the prices stay live.
          const stopPace = pace.subscribe(() => {
            stop();
            stop = watch();
          });
          return () => {
            stopPace();
            stop();
            reader.stop();
          };
        },
      ),
      watchDevice: fromCallback<MarketFeedEvent, { marketId: string }>(({ input, sendBack }) =>
        device((event) => {
          fedMarkets.of(input.marketId).reader.tell();
          sendBack(event);
        }),
      ),
    },
    actions: {
      applyMessage: ({ context: { marketId } }, { message }) =>
        fedMarkets.of(marketId).reader.apply(message as MarketImageMessage | MarketChangeMessage),
      dropConnection: () => transport.dropIfSilent(),
    },
  });

/** Every market's feed on the page's transport. */
export const provideMarketFeeds = (
  transport: LiveTransport,
  fedMarkets: FedMarkets,
  device: typeof watchDevice = watchDevice,
) =>
  marketFeedsMachine.provide({
    actors: { marketFeed: provideMarketFeed(transport, fedMarkets, device) },
    actions: {
      setPaces: (_, { paces }) => fedMarkets.setPaces(paces),
      forgetMarket: (_, { marketId }) => fedMarkets.forget(marketId),
      reportFault,
    },
  });
