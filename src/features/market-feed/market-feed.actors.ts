import { fromCallback } from 'xstate';
import type { FeedPoint } from '#domain/sequence.ts';
import { timing } from '#domain/timing.ts';
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
  let applied: FeedPoint | null = null;
  return marketFeedMachine.provide({
    delays: { silence: () => silence },
    actors: {
      watchMarket: fromCallback<MarketFeedEvent, { marketId: string; point: FeedPoint | null }>(
        ({ input, sendBack }) => {
          const listener: Listener<MarketLine> = {
            line: (line) => sendBack({ type: 'line.received', facts: factsOf(line), line }),
            ended: () => sendBack({ type: 'stream.ended' }),
          };
          const watch = () =>
            transport.watchMarket(input.marketId, listener, {
              after: applied,
              conflation: pace.conflation,
              limited: (ms) => (silence = ms),
            });
          applied = input.point;
          let stop = watch();
          // From where it stands: nothing is missed, and the prices stay live.
          const stopPace = pace.subscribe(() => {
            stop();
            stop = watch();
          });
          return () => {
            stopPace();
            stop();
          };
        },
      ),
      watchDevice: fromCallback<MarketFeedEvent>(({ sendBack }) => device(sendBack)),
    },
    actions: {
      applyLine: (_, { line }) => {
        const applicable = line as MarketImageLine | MarketChangeLine;
        applied = { epoch: applicable.epoch, to: applicable.to };
        if (applicable.__typename === 'MarketImage') store.applyImage(applicable);
        else store.applyChange(applicable);
      },
      dropConnection: () => transport.dropIfSilent(),
    },
  });
}
