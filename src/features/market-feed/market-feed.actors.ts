import { fromCallback } from 'xstate';
import { reportFault } from '#actors/report-fault.ts';
import type { FeedPoint } from '#domain/market/sequence.ts';
import type {
  Listener,
  LiveTransport,
  MarketChangeLine,
  MarketImageLine,
  MarketLine,
} from '#live/transport.ts';
import {
  marketFeedMachine,
  type LineFacts,
  type MarketFeedEvent,
} from '#machines/market-feed/market-feed.machine.ts';
import { marketFeedsMachine } from '#machines/market-feeds/market-feeds.machine.ts';
import { watchDevice } from './device-events.ts';
import type { MarketSights } from './market-sights.ts';

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

/** The market-feed machine on the page's transport: each market fills the store of its sight, at that sight's pace. */
export const provideMarketFeed = (
  transport: LiveTransport,
  sights: MarketSights,
  device: typeof watchDevice = watchDevice,
) =>
  marketFeedMachine.provide({
    delays: { silence: ({ context: { marketId } }) => sights.of(marketId).silence },
    actors: {
      watchMarket: fromCallback<MarketFeedEvent, { marketId: string; point: FeedPoint | null }>(
        ({ input, sendBack }) => {
          const sight = sights.of(input.marketId);
          const { reader, pace } = sight;
          const listener: Listener<MarketLine> = {
            line: (line) => {
              if (reader.takeFollower(line)) return;
              reader.tell();
              sendBack({ type: 'line.received', facts: factsOf(line), line });
            },
            ended: () => {
              reader.tell();
              sendBack({ type: 'stream.ended' });
            },
          };
          const watch = () =>
            transport.watchMarket(input.marketId, listener, {
              after: reader.point,
              conflation: pace.conflation,
              limited: (ms) => (sight.silence = ms),
            });
          reader.start(input.point, (point) => sendBack({ type: 'changes.followed', point }));
          let stop = watch();
          // From where it stands: nothing is missed, and the prices stay live.
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
          sights.of(input.marketId).reader.tell();
          sendBack(event);
        }),
      ),
    },
    actions: {
      applyLine: ({ context: { marketId } }, { line }) =>
        sights.of(marketId).reader.apply(line as MarketImageLine | MarketChangeLine),
      dropConnection: () => transport.dropIfSilent(),
    },
  });

/** Every market's feed on the page's transport. */
export const provideMarketFeeds = (
  transport: LiveTransport,
  sights: MarketSights,
  device: typeof watchDevice = watchDevice,
) =>
  marketFeedsMachine.provide({
    actors: { marketFeed: provideMarketFeed(transport, sights, device) },
    actions: {
      setPaces: (_, { paces }) => sights.setPaces(paces),
      forgetMarket: (_, { marketId }) => sights.forget(marketId),
      reportFault,
    },
  });
