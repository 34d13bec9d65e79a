import type { DBSchema, IDBPDatabase } from 'idb';
import type { Bet } from '#domain/bet/intent.ts';
import { cardIdOf, type DraftCard } from '#domain/bet/slip-card.ts';
import { keptDatabase } from '#kept/kept-database.ts';

interface LaylineDb extends DBSchema {
  intents: {
    key: [userName: string, clientId: string];
    value: { userName: string; clientId: string; bet: Bet };
    indexes: { byUser: string };
  };
  drafts: {
    key: [userName: string, cardId: string];
    value: { userName: string; cardId: string; at: number; draft: DraftCard };
    indexes: { byUser: string };
  };
  /** Of visitors: a user's are kept at the exchange. */
  settings: { key: string; value: unknown };
}

/** A version before this one kept bets on odds only, and neither of these with them. */
const ofOdds = { kind: 'WINNER', line: null } as const;

/** The name under which a visitor's selections are kept. */
export const visitorName = '';

/**
 * What this browser keeps of a user's bets (IndexedDB `layline`): those that were meant and of which nothing is known
 * yet, and the selections that are no bet yet. Calls take effect in the order they are made.
 */
export interface IntentStore {
  /** Keeps a bet, and in the same transaction drops the selection it came from: it is never both, nor neither. */
  put(userName: string, bet: Bet): Promise<void>;
  remove(userName: string, clientId: string): Promise<void>;
  of(userName: string): Promise<Bet[]>;
  /** Keeps these selections in their order, and drops those of the given card ids. */
  saveDrafts(userName: string, drafts: readonly DraftCard[], dropped: readonly string[]): Promise<void>;
  draftsOf(userName: string): Promise<DraftCard[]>;
  /** Makes a visitor's selections the user's, in one transaction: they are never both's, nor nobody's. */
  takeVisitorDrafts(userName: string): Promise<void>;
  /** What was kept for a visitor, whatever a version before this one left; undefined when nothing was. */
  visitorSettings(): Promise<unknown>;
  saveVisitorSettings(settings: unknown): Promise<void>;
}

const createDrafts = (db: IDBPDatabase<LaylineDb>): void => {
  db.createObjectStore('drafts', { keyPath: ['userName', 'cardId'] }).createIndex('byUser', 'userName');
};

const upgrade = (db: IDBPDatabase<LaylineDb>, from: number): void => {
  if (from < 1)
    db.createObjectStore('intents', { keyPath: ['userName', 'clientId'] }).createIndex('byUser', 'userName');
  if (from < 2) createDrafts(db);
  db.createObjectStore('settings');
};

export function openIntentStore(): IntentStore {
  const database = keptDatabase<LaylineDb>('layline', 3, upgrade);
  let last: Promise<unknown> = Promise.resolve();
  const inOrder = <Result>(work: (db: IDBPDatabase<LaylineDb>) => Promise<Result>): Promise<Result> => {
    const next = last.then(async () => work(await database()));
    last = next.catch(() => undefined);
    return next;
  };
  return {
    put: (userName, bet) =>
      inOrder(async (db) => {
        const transaction = db.transaction(['intents', 'drafts'], 'readwrite', { durability: 'strict' });
        await Promise.all([
          transaction.objectStore('intents').put({ userName, clientId: bet.clientId, bet }),
          transaction.objectStore('drafts').delete([userName, cardIdOf(bet)]),
          transaction.done,
        ]);
      }),
    remove: (userName, clientId) => inOrder((db) => db.delete('intents', [userName, clientId])),
    of: (userName) =>
      inOrder(async (db) => {
        const rows = await db.getAllFromIndex('intents', 'byUser', userName);
        return rows.map(({ bet }) => ({ ...ofOdds, ...bet }));
      }),
    saveDrafts: (userName, drafts, dropped) =>
      inOrder(async (db) => {
        const transaction = db.transaction('drafts', 'readwrite');
        const written = [
          ...dropped.map((cardId) => transaction.store.delete([userName, cardId])),
          ...drafts.map((draft, at) => transaction.store.put({ userName, cardId: draft.id, at, draft })),
        ];
        // At once: a page that goes now is not there to say it when the rows are answered.
        transaction.commit();
        await Promise.all([...written, transaction.done]);
      }),
    draftsOf: (userName) =>
      inOrder(async (db) => {
        const rows = await db.getAllFromIndex('drafts', 'byUser', userName);
        return rows.sort((a, b) => a.at - b.at).map(({ draft }) => ({ ...ofOdds, ...draft }));
      }),
    takeVisitorDrafts: (userName) =>
      inOrder(async (db) => {
        const transaction = db.transaction('drafts', 'readwrite');
        const rows = await transaction.store.index('byUser').getAll(visitorName);
        await Promise.all([
          ...rows.map(({ cardId }) => transaction.store.delete([visitorName, cardId])),
          ...rows.map((row) => transaction.store.put({ ...row, userName })),
          transaction.done,
        ]);
      }),
    visitorSettings: () => inOrder((db) => db.get('settings', visitorName)),
    saveVisitorSettings: (settings) =>
      inOrder(async (db) => {
        await db.put('settings', settings, visitorName);
      }),
  };
}
