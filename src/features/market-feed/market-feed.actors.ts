import { fromCallback } from 'xstate';
import type { FeedPoint } from '#domain/market/sequence.ts';
import { timing } from '#domain/site/timing.ts';
import type { MarketStore } from '#live/market-store.ts';
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
import { watchDevice } from './device-events.ts';
import { MarketReader } from './market-reader.ts';
import { Pace } from './pace.ts';

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

/** The market-feed machine on the page's transport, filling one store at a pace that may change meanwhile. */
export function provideMarketFeed(
  transport: LiveTransport,
  store: MarketStore,
  pace = new Pace(),
  device: typeof watchDevice = watchDevice,
) {
  let silence: number = timing.gatewaySilence;
  const reader = new MarketReader(store);
  return marketFeedMachine.provide({
    delays: { silence: () => silence },
    actors: {
      watchMarket: fromCallback<MarketFeedEvent, { marketId: string; point: FeedPoint | null }>(
        ({ input, sendBack }) => {
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
              limited: (ms) => (silence = ms),
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
      watchDevice: fromCallback<MarketFeedEvent>(({ sendBack }) =>
        device((event) => {
          reader.tell();
          sendBack(event);
        }),
      ),
    },
    actions: {
      applyLine: (_, { line }) => reader.apply(line as MarketImageLine | MarketChangeLine),
      dropConnection: () => transport.dropIfSilent(),
    },
  });
}
