/** Fields of a document in Firestore's JSON format. */
export type Fields = Record<string, Record<string, unknown>>;

export interface StoredDocument {
  name: string;
  fields: Fields;
  createTime: string;
  updateTime: string;
}

export interface Write {
  update?: { name: string; fields: Fields };
  delete?: string;
}

/** What one project holds: documents by their full names, and who listens for changes. */
export class Documents {
  readonly #stored = new Map<string, StoredDocument>();
  readonly #listeners = new Set<(names: ReadonlySet<string>) => void>();
  #last = 0;
  /** Every write received, by the name of its document. */
  readonly writes: { name: string; at: number }[] = [];

  get(name: string): StoredDocument | undefined {
    return this.#stored.get(name);
  }

  /** A time later than every one before it, in microseconds, like Firestore's versions. */
  now(): string {
    this.#last = Math.max(Date.now() * 1_000, this.#last + 1);
    const iso = new Date(Math.floor(this.#last / 1_000)).toISOString();
    return iso.replace('Z', `${String(this.#last % 1_000).padStart(3, '0')}Z`);
  }

  /** All of them at once, or none. */
  commit(writes: readonly Write[]): string {
    const at = this.now();
    const names = new Set<string>();
    for (const { update, delete: gone } of writes) {
      const name = update?.name ?? gone ?? '';
      names.add(name);
      this.writes.push({ name, at: Date.now() });
      if (!update) this.#stored.delete(name);
      else {
        const createTime = this.#stored.get(name)?.createTime ?? at;
        this.#stored.set(name, { name, fields: update.fields, createTime, updateTime: at });
      }
    }
    for (const tell of this.#listeners) tell(names);
    return at;
  }

  listen(tell: (names: ReadonlySet<string>) => void): () => void {
    this.#listeners.add(tell);
    return () => void this.#listeners.delete(tell);
  }
}
