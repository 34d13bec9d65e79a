import type { StoredAnswer } from '../records/orders.ts';
import type { WriteBatch } from '../records/batch.ts';
import type { ExchangeStore, ResultId } from '../loop/exchange-store.ts';

/** A store whose commits wait until the test lets them through or fails them. */
export class HeldStore implements ExchangeStore {
  readonly batches: WriteBatch[] = [];
  holds = true;
  readonly #store: ExchangeStore;
  #held: { batch: WriteBatch; resolve: () => void; reject: (error: Error) => void } | null = null;
  #asked = () => {};

  constructor(store: ExchangeStore) {
    this.#store = store;
  }

  async commit(batch: WriteBatch): Promise<void> {
    this.batches.push(batch);
    if (this.holds) {
      await new Promise<void>((resolve, reject) => {
        this.#held = { batch, resolve, reject };
        this.#asked();
      });
    }
    await this.#store.commit(batch);
  }

  findAnswers(ids: readonly ResultId[]): Promise<StoredAnswer[]> {
    return this.#store.findAnswers(ids);
  }

  /** Resolves when a commit is waiting. */
  untilAsked(): Promise<void> {
    return this.#held ? Promise.resolve() : new Promise((resolve) => (this.#asked = resolve));
  }

  letThrough(): void {
    this.#take().resolve();
  }

  fail(error: Error): void {
    this.#take().reject(error);
  }

  #take() {
    const held = this.#held;
    if (!held) throw new Error('No commit is waiting');
    this.#held = null;
    this.#asked = () => {};
    return held;
  }
}
