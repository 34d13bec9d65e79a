import { createActor } from 'xstate';
import type { Conflation } from '#domain/market/conflation.ts';
import { MarketStore } from '#live/market-store.ts';
import type { LiveTransport } from '#live/transport.ts';
import type { MarketFeedRef } from '#machines/market-feed/market-feed.machine.ts';
import { watchDevice } from './device-events.ts';
import { provideMarketFeed } from './market-feed.actors.ts';
import { Pace } from './pace.ts';

export interface MarketFeed {
  store: MarketStore;
  feed: MarketFeedRef;
}

interface Held extends MarketFeed {
  /** What each of those who show it asks for. */
  holders: Conflation[];
  pace: Pace;
  isStarted: boolean;
  release: ReturnType<typeof setTimeout> | null;
}

/** How long a market that nobody shows any more is kept: the next page often shows it again. */
const lingerMs = 3_000;

/** The most often a market's changes are asked for while the page has not the focus. */
const offFocus: Conflation = 100;

/** The markets that the page shows, each fed once however many places show it. */
export class MarketFeeds {
  readonly #transport: LiveTransport;
  readonly #device: typeof watchDevice;
  #isFocused = true;
  readonly #feeds = new Map<string, Held>();

  /** `device` tells of network, page and sleep. */
  constructor(transport: LiveTransport, device: typeof watchDevice = watchDevice) {
    this.#transport = transport;
    this.#device = device;
  }

  /** A market's feed, which runs while somebody holds it. */
  get(marketId: string): MarketFeed {
    return this.#entry(marketId);
  }

  /** Whether the page has the focus. */
  setFocused(isFocused: boolean): void {
    this.#isFocused = isFocused;
    for (const held of this.#feeds.values()) this.#setPace(held);
  }

  /** Keeps a market's feed running until the returned function is called, as often as any of its holders asks. */
  hold(marketId: string, conflation: Conflation = 0): () => void {
    const held = this.#entry(marketId);
    held.holders.push(conflation);
    this.#setPace(held);
    if (held.release) clearTimeout(held.release);
    if (!held.isStarted) {
      held.isStarted = true;
      held.feed.start();
    }
    return () => {
      held.holders.splice(held.holders.indexOf(conflation), 1);
      this.#setPace(held);
      if (held.holders.length > 0) return;
      held.release = setTimeout(() => {
        this.#feeds.delete(marketId);
        held.feed.stop();
      }, lingerMs);
    };
  }

  #setPace({ holders, pace }: Held): void {
    // One that nobody shows any more lingers as it was.
    if (holders.length === 0) return;
    const [least = 0] = holders.toSorted((a, b) => a - b);
    pace.set(this.#isFocused || least > offFocus ? least : offFocus);
  }

  #entry(marketId: string): Held {
    let held = this.#feeds.get(marketId);
    if (!held) {
      const store = new MarketStore();
      const seed = Math.trunc(Math.random() * 2 ** 31);
      const pace = new Pace();
      const machine = provideMarketFeed(this.#transport, store, pace, this.#device);
      const feed = createActor(machine, { input: { marketId, seed } });
      held = { store, feed, pace, holders: [], isStarted: false, release: null };
      this.#feeds.set(marketId, held);
    }
    return held;
  }
}
