import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Bet } from '#domain/intent.ts';

interface LaylineDb extends DBSchema {
  intents: {
    key: [userName: string, clientId: string];
    value: { userName: string; clientId: string; bet: Bet };
    indexes: { byUser: string };
  };
}

/** Bets that were meant and of which nothing is known yet, by user, in this browser (IndexedDB `layline`). */
export interface IntentStore {
  put(userName: string, bet: Bet): Promise<void>;
  remove(userName: string, clientId: string): Promise<void>;
  of(userName: string): Promise<Bet[]>;
}

export function openIntentStore(): IntentStore {
  let opened: Promise<IDBPDatabase<LaylineDb>> | null = null;
  const database = () => {
    opened ??= openDB<LaylineDb>('layline', 1, {
      upgrade: (db) => {
        const intents = db.createObjectStore('intents', { keyPath: ['userName', 'clientId'] });
        intents.createIndex('byUser', 'userName');
      },
      // Another tab deletes or upgrades it: opened again when it is needed next.
      terminated: () => {
        opened = null;
      },
    });
    return opened;
  };
  return {
    put: async (userName, bet) => {
      await (await database()).put('intents', { userName, clientId: bet.clientId, bet });
    },
    remove: async (userName, clientId) => (await database()).delete('intents', [userName, clientId]),
    of: async (userName) => {
      const rows = await (await database()).getAllFromIndex('intents', 'byUser', userName);
      return rows.map(({ bet }) => bet);
    },
  };
}
