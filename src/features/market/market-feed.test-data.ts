import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { FeedPoint } from '#domain/market/sequence.ts';
import { sampleImage } from '#live/market.test-data.ts';
import { MarketStore, type MarketDefinition } from '#live/market-store.ts';
import type { MarketImageMessage } from '#live/transport.ts';
import { marketFeedMachine, type MarketFeedEvent } from '#machines/market-feed/market-feed.machine.ts';

/** A feed that fills a store; its clock stands still until a test moves it. */
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
        applyMessage: (_, { message }) => store.applyImage(message as MarketImageMessage),
        dropConnection: () => {},
      },
    }),
    { clock, input: { marketId: '1.1', seed: 7 } },
  ).start();
  return {
    feed,
    store,
    /** Lets `ms` milliseconds pass. */
    pass: (ms: number) => clock.increment(ms),
    bringImage: (definition?: MarketDefinition) => {
      const message = sampleImage(definition);
      const { epoch, to } = message;
      feed.send({
        type: 'message.received',
        facts: { kind: 'image', epoch, to, market: message.definition },
        message,
      });
    },
  };
}

export type OpenFeed = ReturnType<typeof openFeed>;
