import type { LaylineDb } from '#kept/layline-database.ts';

type Key = string | readonly string[];
type Row = Record<string, unknown> & { userName: string };

/** The part of each store's key after the user. */
const keyParts = {
  intents: 'clientId',
  drafts: 'cardId',
  orderChanges: 'clientId',
  payments: 'clientId',
} as const;
type StoreName = keyof typeof keyParts;

/**
 * IndexedDB as all tabs of a browser share it, as far as `#kept` asks. A transaction is done whole within one step of a world,
 * or not at all.
 */
export class ModelDatabase {
  readonly #stores = new Map<StoreName, Map<string, Row>>();

  #rows(name: StoreName): Map<string, Row> {
    const rows = this.#stores.get(name) ?? new Map<string, Row>();
    this.#stores.set(name, rows);
    return rows;
  }

  #store(name: StoreName) {
    const rows = this.#rows(name);
    const getAll = async (userName: string) => [...rows.values()].filter((row) => row.userName === userName);
    return {
      // Kept as a copy, as the structured clone is.
      put: async (row: Row) =>
        void rows.set(JSON.stringify([row.userName, row[keyParts[name]]]), structuredClone(row)),
      delete: async (key: Key) => void rows.delete(JSON.stringify(key)),
      get: async (key: Key) => rows.get(JSON.stringify(key)),
      index: () => ({ getAll }),
      getAll,
    };
  }

  /** What `#kept` sees. */
  readonly db = {
    transaction: (names: StoreName | readonly StoreName[]) => ({
      store: this.#store(typeof names === 'string' ? names : names[0]!),
      objectStore: (name: StoreName) => this.#store(name),
      commit: () => undefined,
      done: Promise.resolve(),
    }),
    put: (name: StoreName, row: Row) => this.#store(name).put(row),
    delete: (name: StoreName, key: Key) => this.#store(name).delete(key),
    getAllFromIndex: (name: StoreName, _: string, userName: string) => this.#store(name).getAll(userName),
  } as unknown as LaylineDb;
}
