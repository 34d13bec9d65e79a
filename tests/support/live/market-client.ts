import { createActor } from 'xstate';
import type { DeviceEvent } from '#features/market-feed/device-events.ts';
import { provideMarketFeed } from '#features/market-feed/market-feed.actors.ts';
import { FedMarkets } from '#features/market-feed/fed-markets.ts';
import { MarketStore } from '#live/market-store.ts';
import type { LiveTransport } from '#live/transport.ts';
import type { MarketFeedRef } from '#machines/market-feed/market-feed.machine.ts';

export interface MarketClient {
  store: MarketStore;
  feed: MarketFeedRef;
  stop(): void;
}

/**
 * A browser's end of one market: the real machine and store on a transport, painted at once. `device` reports network,
 * page and sleep in place of a browser.
 */
export function openMarketClient(
  transport: LiveTransport,
  marketId: string,
  {
    seed = 1,
    device = () => {},
  }: { seed?: number; device?: (tell: (event: DeviceEvent) => void) => void } = {},
): MarketClient {
  const fedMarkets = new FedMarkets(() => new MarketStore((flush) => queueMicrotask(flush)));
  const { store } = fedMarkets.of(marketId);
  const machine = provideMarketFeed(transport, fedMarkets, (tell) => {
    device(tell);
    return () => undefined;
  });
  const feed = createActor(machine, { input: { marketId, seed } });
  feed.start();
  return { store, feed, stop: () => feed.stop() };
}
