import { createActor } from 'xstate';
import { MarketStore } from '#live/market-store.ts';
import type { LiveTransport } from '#live/transport.ts';
import type { MarketFeedRef } from '#machines/market-feed/market-feed.machine.ts';
import { provideMarketFeed } from './market-feed.actors.ts';

export interface MarketFeed {
  store: MarketStore;
  feed: MarketFeedRef;
}

interface Held extends MarketFeed {
  holders: number;
  isStarted: boolean;
  release: ReturnType<typeof setTimeout> | null;
}

/** How long a market that nobody shows any more is kept: the next page often shows it again. */
const lingerMs = 3_000;

/** The markets that the page shows, each fed once however many places show it. */
export class MarketFeeds {
  readonly #transport: LiveTransport;
  readonly #feeds = new Map<string, Held>();

  constructor(transport: LiveTransport) {
    this.#transport = transport;
  }

  /** A market's feed, which runs while somebody holds it. */
  get(marketId: string): MarketFeed {
    return this.#entry(marketId);
  }

  /** Keeps a market's feed running until the returned function is called. */
  hold(marketId: string): () => void {
    const held = this.#entry(marketId);
    held.holders++;
    if (held.release) clearTimeout(held.release);
    if (!held.isStarted) {
      held.isStarted = true;
      held.feed.start();
    }
    return () => {
      held.holders--;
      if (held.holders > 0) return;
      held.release = setTimeout(() => {
        this.#feeds.delete(marketId);
        held.feed.stop();
      }, lingerMs);
    };
  }

  #entry(marketId: string): Held {
    let held = this.#feeds.get(marketId);
    if (!held) {
      const store = new MarketStore();
      const seed = Math.trunc(Math.random() * 2 ** 31);
      const feed = createActor(provideMarketFeed(this.#transport, store), { input: { marketId, seed } });
      held = { store, feed, holders: 0, isStarted: false, release: null };
      this.#feeds.set(marketId, held);
    }
    return held;
  }
}
