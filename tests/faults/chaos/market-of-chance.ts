import type { RunnerChange } from '#contract/stream.ts';
import type { Level } from '#contract/market.ts';
import { hashOfExchange } from './book-hash.ts';
import { MarketView } from '#server/exchange/feed/market-view.ts';
import { definition } from '#server/gateway/testing/messages.ts';

/** A market whose book changes at random, published through the exchange's own view. */
export class MarketOfChance {
  view: MarketView;
  /** The hash of the book at each number of each epoch. */
  readonly stood = new Map<string, string>();
  #random: () => number;
  #epoch = 0;
  #version = 1;
  readonly #listeners = new Set<(message: object) => void>();

  constructor(random: () => number) {
    this.#random = random;
    this.view = this.#open();
    this.#keep();
  }

  listen(listener: (message: object) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  change(): void {
    const runners = ['r1', 'r2']
      .filter(() => this.#random() < 0.7)
      .map((runnerId) => this.#changeOf(runnerId));
    const isRedefined = this.#random() < 0.03;
    const status = this.#random() < 0.5 ? 'OPEN' : 'SUSPENDED';
    const redefined = { ...definition, status, version: ++this.#version } as typeof definition;
    const message = this.view.apply(
      {
        runners,
        ...(isRedefined && { definition: redefined }),
        ...(this.#random() < 0.3 && { matched: Math.floor(this.#random() * 1e6) }),
      },
      now(),
    );
    this.#keep();
    for (const listener of this.#listeners) listener(message);
  }

  beat(): void {
    for (const listener of this.#listeners) listener(this.view.heartbeat(now()));
  }

  /** The exchange ends and starts again: another epoch, the same book. */
  restart(): void {
    this.#epoch++;
    const { runners, matched, definition: known } = this.view.book();
    this.view = new MarketView(`epoch ${this.#epoch}`, { at: now(), definition: known, runners, matched });
    this.#keep();
  }

  #keep(): void {
    const book = this.view.book();
    this.stood.set(`${book.epoch} ${book.to}`, hashOfExchange(book));
  }

  #open(): MarketView {
    return MarketView.ofNew(`epoch ${this.#epoch}`, definition, now());
  }

  #changeOf(runnerId: string): RunnerChange {
    const level = (): Level => [
      200 + Math.floor(this.#random() * 12) * 2,
      this.#random() < 0.4 ? 0 : 1 + Math.floor(this.#random() * 1e5),
    ];
    const levels = () => [...new Map(Array.from({ length: 1 + Math.floor(this.#random() * 3) }, level))];
    return {
      runnerId,
      ...(this.#random() < 0.8 && { toBack: levels() }),
      ...(this.#random() < 0.8 && { toLay: levels() }),
      ...(this.#random() < 0.3 && { lastOdds: 200 + Math.floor(this.#random() * 20) }),
      ...(this.#random() < 0.3 && { matched: Math.floor(this.#random() * 1e6) }),
    };
  }
}

const now = () => new Date().toISOString();
