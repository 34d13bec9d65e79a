import { passOn, TabStorage } from '#tests/support/browser-storage.ts';
import { timing } from '#domain/site/timing.ts';
import { ModelDatabase } from './model-database.ts';
import type { UnderWay } from './pending.ts';
import type { SimulatedTime } from './simulated-time.ts';

interface LockRequest {
  tab: number;
  grant: () => Promise<unknown>;
}

interface OpenChannel {
  tab: number;
  hear: (data: unknown) => void;
}

/** What the tabs of one browser share: local storage, the database, channels and locks. All but the last are late. */
export class Browser {
  readonly #time: SimulatedTime;
  readonly #underWay: UnderWay;
  readonly #actAs: (tab: number) => void;
  readonly database = new ModelDatabase();
  /** What local storage holds where its writes come together. */
  readonly kept = new Map<string, string>();
  readonly #storages = new Map<number, TabStorage>();
  readonly #channels = new Map<string, OpenChannel[]>();
  readonly #noted = new WeakSet<object>();
  #lockQueue: LockRequest[] = [];

  constructor(time: SimulatedTime, underWay: UnderWay, actAs: (tab: number) => void) {
    this.#time = time;
    this.#underWay = underWay;
    this.#actAs = actAs;
  }

  openStorage(tab: number, onHeard: (key: string | null) => void): TabStorage {
    const storage = new TabStorage(() => this.#time.now, this.kept);
    storage.heard = onHeard;
    this.#storages.set(tab, storage);
    return storage;
  }

  /** A page that closes by itself leaves its writes behind; one that crashes takes with it those that have not left. */
  closeStorage(tab: number, isCrash: boolean): void {
    const storage = this.#storages.get(tab);
    const left = isCrash ? 0 : (storage?.leaving.length ?? 0);
    if (storage) for (let passed = 0; passed < left; passed++) this.#passOn(storage);
    this.#storages.delete(tab);
  }

  #passOn(from: TabStorage): void {
    passOn(from, [...this.#storages.values()], this.kept);
  }

  /** Puts the writes under way that were just made: one by one they reach the others, in half the time each way. */
  noteWrites(): void {
    for (const [tab, storage] of this.#storages) {
      for (const write of storage.leaving) this.#noteLeaving(tab, storage, write);
      for (const write of storage.coming) if (!write.isOwn) this.#noteComing(tab, storage, write);
    }
  }

  #isNew(write: object): boolean {
    const isNew = !this.#noted.has(write);
    this.#noted.add(write);
    return isNew;
  }

  #noteLeaving(tab: number, storage: TabStorage, write: TabStorage['leaving'][number]): void {
    if (!this.#isNew(write)) return;
    this.#underWay.add({
      what: `What tab ${tab} ${wordsOf(write)}`,
      by: this.#time.now + timing.storageReach / 2 - 1,
      queue: `storage from ${tab}`,
      tab,
      ways: [{ does: 'reaches the browser', weight: 6, run: () => this.#passOn(storage) }],
    });
  }

  #noteComing(tab: number, storage: TabStorage, write: TabStorage['leaving'][number]): void {
    if (!this.#isNew(write)) return;
    const run = () => {
      this.#actAs(tab);
      while (storage.coming[0]?.isOwn) storage.takeComing();
      storage.takeComing();
    };
    this.#underWay.add({
      what: `What another tab ${wordsOf(write)}`,
      by: this.#time.now + timing.storageReach / 2 - 1,
      queue: `storage to ${tab}`,
      tab,
      ways: [{ does: `reaches tab ${tab}`, weight: 6, run }],
    });
  }

  openChannel(tab: number, name: string): BroadcastChannel {
    const open = this.#channels.get(name) ?? [];
    this.#channels.set(name, open);
    const target = new EventTarget();
    const own = {
      tab,
      hear: (data: unknown) => void target.dispatchEvent(Object.assign(new Event('message'), { data })),
    };
    open.push(own);
    const postMessage = (data: unknown) => {
      for (const other of open) if (other !== own) this.#tell(tab, other, data);
    };
    const close = () => void open.splice(open.indexOf(own), 1);
    const addEventListener = target.addEventListener.bind(target);
    return { postMessage, close, addEventListener } as unknown as BroadcastChannel;
  }

  #tell(from: number, { tab, hear }: OpenChannel, data: unknown): void {
    const run = () => {
      this.#actAs(tab);
      hear(data);
    };
    this.#underWay.add({
      what: `What tab ${from} told the others`,
      by: this.#time.now + timing.storageReach,
      queue: `channel ${from} ${tab}`,
      tab,
      ways: [{ does: `reaches tab ${tab}`, weight: 6, run }],
    });
  }

  /** Web Locks: one at a time, in order; a tab that is gone holds none. */
  locksOf(tab: number): LockManager {
    const request = (_: string, { signal }: LockOptions, work: () => Promise<unknown>) =>
      new Promise((resolve, reject) => {
        const asked: LockRequest = {
          tab,
          grant: () => {
            const done = work();
            done.then(resolve, reject);
            return done.catch(() => undefined);
          },
        };
        signal?.addEventListener('abort', () => {
          if (this.#lockQueue.indexOf(asked) <= 0) return;
          this.#lockQueue = this.#lockQueue.filter((each) => each !== asked);
          reject(signal.reason as Error);
        });
        this.#lockQueue.push(asked);
        if (this.#lockQueue.length === 1) this.#grant();
      });
    return { request } as unknown as LockManager;
  }

  #grant(): void {
    const [first] = this.#lockQueue;
    if (!first) return;
    const release = () => {
      if (this.#lockQueue[0] !== first) return;
      this.#lockQueue.shift();
      this.#grant();
    };
    const run = () => {
      this.#actAs(first.tab);
      void first.grant().then(release);
    };
    const ways = [{ does: `is given to tab ${first.tab}`, weight: 8, run }] as const;
    this.#underWay.add({ what: 'The lock', by: this.#time.now + 1_000, tab: first.tab, ways });
  }

  /** A tab is gone: nobody hears it, it hears nobody, and its locks are free. */
  forget(tab: number): void {
    for (const open of this.#channels.values()) {
      const kept = open.filter((each) => each.tab !== tab);
      open.splice(0, open.length, ...kept);
    }
    const isHolder = this.#lockQueue[0]?.tab === tab;
    this.#lockQueue = this.#lockQueue.filter((each) => each.tab !== tab);
    if (isHolder) this.#grant();
  }
}

const wordsOf = ({ key, value }: { key: string | null; value: string | null }): string =>
  key === null ? 'cleared' : value === null ? `removed (${key})` : `wrote (${key})`;
