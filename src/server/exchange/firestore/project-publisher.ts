import { heartbeatPath } from '#domain/site/live-project.ts';
import type { Commit, FirestoreWrite } from './commit.ts';

/** Something whose whole state is one document. */
export interface Publishable {
  path: string;
  epoch: string;
  to: number;
  /** Taken when it is written. */
  image: () => object;
}

/** Firestore takes at most 500 writes at once. */
const writesAtOnce = 400;
const hour = 3_600_000;
/** A document that is not written for so long is removed by the service (`firestore.indexes.json`) … */
const expiresAfter = 24 * hour;
/** … and is written again before. */
const refreshAfter = 12 * hour;

interface Written {
  epoch: string;
  to: number;
  at: number;
}

/**
 * Writes what changed to one project: every document whole, at its newest state, and last of all the heartbeat. Whoever
 * calls it decides how often; a document is written at most once a call.
 */
export class ProjectPublisher {
  readonly #root: string;
  readonly #publisher: string;
  readonly #commit: Commit;
  readonly #now: () => number;
  readonly #written = new Map<string, Written>();

  /** `publisher` is new at each start: a document of another one is not kept up to date any more. */
  constructor(projectId: string, publisher: string, commit: Commit, now: () => number) {
    this.#root = `projects/${projectId}/databases/(default)/documents`;
    this.#publisher = publisher;
    this.#commit = commit;
    this.#now = now;
  }

  /** Paths of what was written and may be gone by now. */
  paths(): string[] {
    return [...this.#written.keys()];
  }

  forget(path: string): void {
    this.#written.delete(path);
  }

  /** Rejects when not all of it is certain to be written; what is not is written by the next call. */
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
