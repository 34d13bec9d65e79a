import { heartbeatPath, type LiveProjectConfig, type LiveProjectName } from '#domain/wire/live-project.ts';
import { timing } from '#domain/site/timing.ts';
import type { Stop } from '../transport.ts';
import type { FirestoreSdk } from './firestore-sdk.ts';
import { marketReader, scoreReader } from './message-readers.ts';

/** For what the projects publish. Nothing else needs them, so they come with the projects. */
export const messageReaders = { market: marketReader, score: scoreReader };

/** A document as its publisher wrote it. */
export interface PublishedDocument {
  publisher: string;
  epoch: string;
  to: number;
  /** JSON. */
  image: string;
}

/** The publisher was alive at this time. */
export interface Beat {
  publisher: string;
  /** RFC 3339. */
  at: string;
}

export interface DataProjectOptions {
  name: LiveProjectName;
  config: LiveProjectConfig;
  emulatorHost: string | null;
}

/** One of the six projects, with its own app and connection. It keeps nothing on the device. */
export class DataProject {
  readonly #sdk: FirestoreSdk;
  readonly #app: ReturnType<FirestoreSdk['initializeApp']>;
  readonly #db: ReturnType<FirestoreSdk['initializeFirestore']>;
  readonly #watchers = new Set<(beat: Beat | null) => void>();
  #beat: Beat | null = null;
  #lastAt: string | null = null;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #stopBeats: Stop = () => undefined;

  constructor(sdk: FirestoreSdk, { name, config, emulatorHost }: DataProjectOptions) {
    this.#sdk = sdk;
    this.#app = sdk.initializeApp(config, `layline-${name}`);
    this.#db = sdk.initializeFirestore(this.#app, { localCache: sdk.memoryLocalCache() });
    if (emulatorHost !== null) {
      const [host = '', port = ''] = emulatorHost.split(':');
      sdk.connectFirestoreEmulator(this.#db, host, Number(port));
    }
    this.#listenForBeats();
  }

  /** The last heartbeat; null while the publisher is silent or the project fails. */
  get beat(): Beat | null {
    return this.#beat;
  }

  /** Called with each heartbeat, and with null when they stop. */
  onBeat(watcher: (beat: Beat | null) => void): Stop {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  /** Called with the document now and whenever it changes; null when there is none or it cannot be read. */
  watch(path: string, listener: (document: PublishedDocument | null) => void): Stop {
    const { doc, onSnapshot } = this.#sdk;
    return onSnapshot(
      doc(this.#db, path),
      (snapshot) => {
        if (!snapshot.metadata.fromCache) listener(documentOf(snapshot.data()));
      },
      () => listener(null),
    );
  }

  async close(): Promise<void> {
    clearTimeout(this.#silence);
    clearTimeout(this.#retry);
    this.#stopBeats();
    this.#tell(null);
    this.#watchers.clear();
    await this.#sdk.deleteApp(this.#app);
  }

  #listenForBeats(): void {
    const { doc, onSnapshot } = this.#sdk;
    this.#stopBeats = onSnapshot(
      doc(this.#db, heartbeatPath),
      (snapshot) => {
        const beat = snapshot.metadata.fromCache ? null : beatOf(snapshot.data());
        if (beat) this.#heard(beat);
      },
      () => {
        // The SDK stops listening after an error, most likely one of access rights.
        this.#tell(null);
        this.#retry = setTimeout(() => this.#listenForBeats(), timing.retryCap);
      },
    );
  }

  /** Ignores the first heartbeat, which may be old. Only one that differs from the last counts. */
  #heard(beat: Beat): void {
    const isFirst = this.#lastAt === null;
    if (this.#lastAt === beat.at) return;
    this.#lastAt = beat.at;
    if (isFirst) return;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#tell(null), timing.firestoreSilence);
    this.#tell(beat);
  }

  #tell(beat: Beat | null): void {
    if (beat === null && this.#beat === null) return;
    this.#beat = beat;
    for (const watcher of this.#watchers) watcher(beat);
  }
}

type Data = Record<string, unknown> | undefined;

function documentOf(data: Data): PublishedDocument | null {
  const { publisher, epoch, to, image } = data ?? {};
  if (typeof publisher !== 'string' || typeof epoch !== 'string') return null;
  if (typeof to !== 'number' || typeof image !== 'string') return null;
  return { publisher, epoch, to, image };
}

function beatOf(data: Data): Beat | null {
  const { publisher, at } = data ?? {};
  if (typeof publisher !== 'string' || typeof at !== 'object' || at === null || !('toDate' in at))
    return null;
  return { publisher, at: (at as { toDate(): Date }).toDate().toISOString() };
}
