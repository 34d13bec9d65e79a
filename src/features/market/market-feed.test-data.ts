import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { FeedPoint } from '#domain/market/sequence.ts';
import { sampleImage } from '#live/market.test-data.ts';
import { MarketStore, type MarketDefinition } from '#live/market-store.ts';
import type { MarketImageLine } from '#live/transport.ts';
import { marketFeedMachine, type MarketFeedEvent } from '#machines/market-feed/market-feed.machine.ts';

/** A feed whose clock stands still until it is told, filling a store. */
export function openFeed() {
  const clock = new SimulatedClock();
  const store = new MarketStore();
  const feed = createActor(
    marketFeedMachine.provide({
      actors: {
        watchMarket: fromCallback<MarketFeedEvent, { marketId: string; point: FeedPoint | null }>(() => {}),
        watchDevice: fromCallback<MarketFeedEvent, { marketId: string }>(() => {}),
      },
      actions: {
        applyLine: (_, { line }) => store.applyImage(line as MarketImageLine),
        dropConnection: () => {},
      },
    }),
    { clock, input: { marketId: '1.1', seed: 7 } },
  ).start();
  return {
    feed,
    store,
    /** Lets so many milliseconds pass. */
    pass: (ms: number) => clock.increment(ms),
    bringImage: (definition?: MarketDefinition) => {
      const line = sampleImage(definition);
      const { epoch, to } = line;
      feed.send({
        type: 'line.received',
        facts: { kind: 'image', epoch, to, market: line.definition },
        line,
      });
    },
  };
}

export type OpenFeed = ReturnType<typeof openFeed>;
