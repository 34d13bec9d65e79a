import { continuityOf, type FeedPoint } from '#domain/market/sequence.ts';
import { timing } from '#domain/site/timing.ts';
import type { MarketStore } from '#live/market-store.ts';
import type { MarketChangeMessage, MarketImageMessage, MarketMessage } from '#live/transport.ts';

/**
 * Fills a market's store, and spares the machine what would not change its mind: of changes that come thick and fast it
 * decides on the first, those that follow it in order are put in at once, and it is told some times a second how far
 * they went. Before it hears of anything else, `tell` it.
 */
export class MarketReader {
  readonly #store: MarketStore;
  #follow: (point: FeedPoint) => void = () => undefined;
  /** Whether one may go on from where the store stands. */
  #isAbreast = false;
  /** How far the changes went of which the machine has not been told. */
  #untold: FeedPoint | null = null;
  /** Runs while changes may follow unasked. */
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: MarketStore) {
    this.#store = store;
  }

  /** Where to go on from; null: only an image helps. */
  get point(): FeedPoint | null {
    return this.#isAbreast ? this.#store.point() : null;
  }

  /** Begins where the machine stands; `follow` tells it how far changes followed. */
  start(point: FeedPoint | null, follow: (point: FeedPoint) => void): void {
    // Where the store went further than the machine was told, going on from there would keep what has gone since.
    const stands = this.#store.point();
    this.#isAbreast = point !== null && point.to === stands?.to && point.epoch === stands.epoch;
    this.#follow = follow;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#untold = null;
  }

  /** Puts in what the machine has decided on. */
  apply(message: MarketImageMessage | MarketChangeMessage): void {
    this.#put(message);
    this.#timer ??= setTimeout(() => this.#pause(), timing.followedChanges);
  }

  /** Whether a message was such a follower, and is in. */
  takeFollower(message: MarketMessage): boolean {
    if (this.#timer === undefined || message.__typename !== 'MarketChange' || message.changed) return false;
    if (continuityOf(this.point, message) !== 'apply') return false;
    this.#put(message);
    this.#untold = this.point;
    return true;
  }

  /** Tells the machine how far the changes went, if it does not know. */
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
