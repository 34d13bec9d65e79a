import { continuityOf, type FeedPoint } from '#domain/market/sequence.ts';
import { timing } from '#domain/site/timing.ts';
import type { MarketStore } from '#live/market-store.ts';
import type { MarketChangeMessage, MarketImageMessage, MarketMessage } from '#live/transport.ts';

/**
 * Fills a market's store and spares the machine what would not change its mind. When changes come thick and fast, the
 * machine decides on the first; those that follow in order go straight into the store, and the machine is told some
 * times a second how far they went. Call `tell` before the machine hears of anything else.
 */
export class MarketReader {
  readonly #store: MarketStore;
  #follow: (point: FeedPoint) => void = () => undefined;
  /** Whether the feed can go on from where the store is. */
  #isAbreast = false;
  /** How far changes went that the machine has not been told of. */
  #untold: FeedPoint | null = null;
  /** Runs while changes may follow without asking the machine. */
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: MarketStore) {
    this.#store = store;
  }

  /** The point to go on from; null: only an image helps. */
  get point(): FeedPoint | null {
    return this.#isAbreast ? this.#store.point() : null;
  }

  /** Begins where the machine is; `follow` tells the machine how far changes followed. */
  start(point: FeedPoint | null, follow: (point: FeedPoint) => void): void {
    // If the store is ahead of what the machine was told, going on from there would keep what has gone since.
    const stands = this.#store.point();
    this.#isAbreast = point !== null && point.to === stands?.to && point.epoch === stands.epoch;
    this.#follow = follow;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#untold = null;
  }

  /** Applies what the machine has decided on. */
  apply(message: MarketImageMessage | MarketChangeMessage): void {
    this.#put(message);
    this.#timer ??= setTimeout(() => this.#pause(), timing.followedChanges);
  }

  /** Applies a message if it is such a follower; returns whether it was. */
  takeFollower(message: MarketMessage): boolean {
    if (this.#timer === undefined || message.__typename !== 'MarketChange' || message.changed) return false;
    if (continuityOf(this.point, message) !== 'apply') return false;
    this.#put(message);
    this.#untold = this.point;
    return true;
  }

  /** Tells the machine how far the changes went, unless it knows. */
  tell(): void {
    const point = this.#untold;
    this.#untold = null;
    if (point) this.#follow(point);
  }

  #pause(): void {
    this.#timer = undefined;
    if (!this.#untold) return;
    this.#timer = setTimeout(() => this.#pause(), timing.followedChanges);
    this.tell();
  }

  #put(message: MarketImageMessage | MarketChangeMessage): void {
    this.#isAbreast = true;
    if (message.__typename === 'MarketImage') this.#store.applyImage(message);
    else this.#store.applyChange(message);
  }
}
