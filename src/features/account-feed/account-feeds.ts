import { createActor } from 'xstate';
import type { LiveTransport } from '#live/transport.ts';
import type { AccountFeedRef, AccountLine } from '#machines/account-feed/account-feed.machine.ts';
import { provideAccountFeed } from './account-feed.actors.ts';

type LineListener = (line: AccountLine) => void;

export interface AccountFeed {
  feed: AccountFeedRef;
  /** Hears of every image and change that was taken. Returns how to stop. */
  listen: (listener: LineListener) => () => void;
}

/** Holds the feed of whoever is signed in: one at a time, none for a visitor. */
export class AccountFeeds {
  readonly #transport: LiveTransport;
  readonly #watchers = new Set<() => void>();
  #current: AccountFeed | null = null;

  constructor(transport: LiveTransport) {
    this.#transport = transport;
  }

  readonly current = (): AccountFeed | null => this.#current;

  /** Hears when the current feed is another one. */
  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** Opens a feed for who is signed in now. Returns how to end it. */
  open(): () => void {
    const listeners = new Set<LineListener>();
    const machine = provideAccountFeed(this.#transport, (line) => {
      for (const listener of listeners) listener(line);
    });
    const feed = createActor(machine, { input: { seed: Math.trunc(Math.random() * 2 ** 31) } }).start();
    const listen = (listener: LineListener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    this.#set({ feed, listen });
    return () => {
      feed.stop();
      this.#set(null);
    };
  }

  #set(current: AccountFeed | null): void {
    this.#current = current;
    for (const watcher of this.#watchers) watcher();
  }
}
