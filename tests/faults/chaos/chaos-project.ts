import { liveProjectFields, marketDocumentPath, type LiveProjectConfig } from '#domain/wire/live-project.ts';
import type { FirestoreSdk } from '#live/firestore/firestore-sdk.ts';
import { ProjectPublisher } from '#server/exchange/firestore/project-publisher.ts';
import type { FirestoreWrite } from '#server/exchange/firestore/commit.ts';
import { Documents, type Fields } from '#tests/support/firestore/documents.ts';
import type { Faults } from './faulty-connection.ts';
import type { MarketOfChance } from './market-of-chance.ts';

export const chaosProject = Object.fromEntries(
  liveProjectFields.map((field) => [field, `chaos-${field}`]),
) as LiveProjectConfig;
const root = `projects/${chaosProject.projectId}/databases/(default)/documents`;
const everyMs = 1_000;

/**
 * A data project on the chaos's clock. The product's publisher writes it over a connection that loses commits, answers
 * and time. Browsers read it through a stand-in for the SDK whose connection stalls, breaks and repeats itself but
 * otherwise keeps the order, like the service's.
 */
export class ChaosProject {
  readonly #documents = new Documents();
  readonly #market: MarketOfChance;
  readonly #faults: Faults;
  readonly #timer: NodeJS.Timeout;
  #publisher: ProjectPublisher | null = null;
  #epoch = '';
  #isWriting = false;

  constructor(market: MarketOfChance, faults: Faults) {
    this.#market = market;
    this.#faults = faults;
    this.#timer = setInterval(() => void this.#publish(), everyMs);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** The SDK of one browser. */
  sdk(): FirestoreSdk {
    const channel = new Channel(this.#documents, this.#faults);
    const part = {
      deleteApp: () => Promise.resolve(),
      initializeApp: () => ({}),
      initializeFirestore: () => ({}),
      memoryLocalCache: () => ({}),
      connectFirestoreEmulator: () => undefined,
      doc: (_: unknown, path: string) => path,
      onSnapshot: (path: string, next: Told, failed: () => void) => channel.watch(path, next, failed),
    };
    return part as unknown as FirestoreSdk;
  }

  /** One write at a time, each at least a second after the start of the one before. */
  async #publish(): Promise<void> {
    if (this.#isWriting) return;
    this.#isWriting = true;
    const { view } = this.#market;
    const { epoch, to } = view.book();
    if (this.#epoch !== epoch) {
      this.#epoch = epoch;
      const commit = (writes: readonly FirestoreWrite[]) => this.#commit(writes);
      this.#publisher = new ProjectPublisher(chaosProject.projectId, epoch, commit, () => Date.now());
    }
    const document = { path: marketDocumentPath('m1'), epoch, to, image: () => view.book() };
    await this.#publisher!.publish([document]).catch(() => undefined);
    this.#isWriting = false;
  }

  async #commit(writes: readonly FirestoreWrite[]): Promise<void> {
    const { random, share, counts } = this.#faults;
    const kind = random() < share * 2 ? Math.floor(random() * 3) : null;
    if (kind === 0) {
      counts.dropped++;
      throw new Error('not written');
    }
    if (kind === 1) {
      counts.delayed++;
      await new Promise((resolve) => setTimeout(resolve, 20 + random() * 3_000));
    }
    this.#documents.commit(writes as Parameters<Documents['commit']>[0]);
    if (kind === 2) throw new Error('written, but nobody heard so');
  }
}

type Snapshot = { metadata: { fromCache: boolean }; data: () => Record<string, unknown> | undefined };
type Told = (snapshot: Snapshot) => void;

interface Watcher {
  name: string;
  next: Told;
  failed: () => void;
}

/** Connects one browser with the project. Everything that it watches arrives over it, in order. */
class Channel {
  readonly #documents: Documents;
  readonly #faults: Faults;
  readonly #watchers = new Set<Watcher>();
  /** Nothing arrives before this moment. */
  #freeAt = 0;
  #isBroken = false;

  constructor(documents: Documents, faults: Faults) {
    this.#documents = documents;
    this.#faults = faults;
    documents.listen((names) => this.#committed(names));
  }

  watch(path: string, next: Told, failed: () => void): () => void {
    const watcher = { name: `${root}/${path}`, next, failed };
    this.#watchers.add(watcher);
    this.#say(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  #committed(names: ReadonlySet<string>): void {
    const { random, share, counts } = this.#faults;
    const kind = random() < share * 2 ? Math.floor(random() * 4) : null;
    if (kind === 0) this.#break(false);
    if (kind === 1) this.#break(true);
    if (kind === 2) {
      counts.delayed++;
      this.#freeAt = Math.max(this.#freeAt, performance.now()) + random() * 5_000;
    }
    for (let times = kind === 3 ? 2 : 1; times > 0; times--)
      for (const watcher of this.#watchers) if (names.has(watcher.name)) this.#say(watcher);
    if (kind === 3) counts.doubled++;
  }

  /**
   * Either falls silent for a while and then sends everything as it stands, or the service refuses and nothing is
   * watched any more.
   */
  #break(isRefused: boolean): void {
    if (this.#isBroken) return;
    this.#faults.counts.cut++;
    if (isRefused) {
      const refused = [...this.#watchers];
      this.#watchers.clear();
      for (const { failed } of refused) failed();
      return;
    }
    this.#isBroken = true;
    setTimeout(
      () => {
        this.#isBroken = false;
        for (const watcher of this.#watchers) this.#say(watcher);
      },
      500 + this.#faults.random() * 6_000,
    );
  }

  #say(watcher: Watcher): void {
    const data = dataOf(this.#documents.get(watcher.name)?.fields);
    this.#freeAt = Math.max(this.#freeAt, performance.now() + 5);
    setTimeout(() => {
      if (this.#isBroken || !this.#watchers.has(watcher)) return;
      watcher.next({ metadata: { fromCache: false }, data: () => data });
    }, this.#freeAt - performance.now());
  }
}

/** Fields as the SDK returns them. */
function dataOf(fields: Fields | undefined): Record<string, unknown> | undefined {
  if (!fields) return undefined;
  const valueOf = ({ stringValue, integerValue, timestampValue }: Fields[string]): unknown => {
    if (integerValue !== undefined) return Number(integerValue);
    const at = timestampValue as string | undefined;
    return at === undefined ? stringValue : { toDate: () => new Date(at) };
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, valueOf(value)]));
}
