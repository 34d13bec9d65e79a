import { heartbeatPath } from '#domain/wire/live-project.ts';
import type { Commit, FirestoreWrite } from './commit.ts';

/** Something whose whole state fits one document. */
export interface Publishable {
  path: string;
  epoch: string;
  to: number;
  /** Called when the document is written. */
  image: () => object;
}

/** Firestore takes at most 500 writes per commit. */
const writesAtOnce = 400;
const hour = 3_600_000;
/** The service removes a document that is not written for this long (`firestore.indexes.json`) … */
const expiresAfter = 24 * hour;
/** … so it is written again after this long. */
const refreshAfter = 12 * hour;

interface Written {
  epoch: string;
  to: number;
  at: number;
}

/**
 * Writes what changed to one project: each document whole, in its newest state, and the heartbeat last. The caller
 * decides how often; each call writes a document at most once.
 */
export class ProjectPublisher {
  readonly #root: string;
  readonly #publisher: string;
  readonly #commit: Commit;
  readonly #now: () => number;
  readonly #written = new Map<string, Written>();

  /** `publisher` is new at each start: another publisher's documents are no longer kept up to date. */
  constructor(projectId: string, publisher: string, commit: Commit, now: () => number) {
    this.#root = `projects/${projectId}/databases/(default)/documents`;
    this.#publisher = publisher;
    this.#commit = commit;
    this.#now = now;
  }

  /** Returns the paths of all documents written, some of which may have expired. */
  paths(): string[] {
    return [...this.#written.keys()];
  }

  forget(path: string): void {
    this.#written.delete(path);
  }

  /** Writes what is due. Rejects when not everything is certain to be written; the next call then writes the rest. */
  async publish(things: readonly Publishable[]): Promise<void> {
    const now = this.#now();
    const due = things.filter(({ path, epoch, to }) => {
      const written = this.#written.get(path);
      return written?.epoch !== epoch || written.to !== to || now - written.at > refreshAfter;
    });
    for (let from = 0; from < due.length || from === 0; from += writesAtOnce) {
      const part = due.slice(from, from + writesAtOnce);
      const isLast = from + writesAtOnce >= due.length;
      const writes = part.map((thing) => this.#document(thing, now));
      await this.#commit(isLast ? [...writes, this.#heartbeat(now)] : writes);
      for (const { path, epoch, to } of part) this.#written.set(path, { epoch, to, at: now });
    }
  }

  #document({ path, epoch, to, image }: Publishable, now: number): FirestoreWrite {
    return this.#update(path, {
      publisher: { stringValue: this.#publisher },
      epoch: { stringValue: epoch },
      to: { integerValue: String(to) },
      image: { stringValue: JSON.stringify(image()) },
      expireAt: { timestampValue: new Date(now + expiresAfter).toISOString() },
    });
  }

  #heartbeat(now: number): FirestoreWrite {
    return this.#update(heartbeatPath, {
      publisher: { stringValue: this.#publisher },
      at: { timestampValue: new Date(now).toISOString() },
    });
  }

  #update(path: string, fields: Record<string, object>): FirestoreWrite {
    return { update: { name: `${this.#root}/${path}`, fields } };
  }
}
