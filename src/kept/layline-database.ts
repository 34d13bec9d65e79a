import type { DBSchema, IDBPDatabase } from 'idb';
import type { StoredCashOut } from '#domain/bet/cash-out-request.ts';
import type { Bet } from '#domain/bet/intent.ts';
import type { OrderChange } from '#domain/bet/order-change.ts';
import type { DraftCard } from '#domain/bet/slip-card.ts';
import type { PaymentCommand } from '#domain/payment/bettor-payment.ts';
import { backOff } from '#domain/wire/back-off.ts';
import { timing } from '#domain/site/timing.ts';

export interface CashOutRow extends StoredCashOut {
  userName: string;
  marketId: string;
  /** Milliseconds by this browser's clock. */
  storedAt: number;
  /** Whether the exchange has said what became of it. */
  isAnswered: boolean;
}

/** What the database `layline` holds, by user. */
export interface LaylineSchema extends DBSchema {
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
  /** Visitors' settings (a user's are kept at the exchange), and by user what was chosen in the search. */
  settings: { key: string; value: unknown };
  cashOuts: { key: [userName: string, marketId: string]; value: CashOutRow; indexes: { byUser: string } };
  orderChanges: {
    key: [userName: string, clientId: string];
    value: { userName: string; clientId: string; change: OrderChange };
    indexes: { byUser: string };
  };
  payments: {
    key: [userName: string, clientId: string];
    value: { userName: string; clientId: string; command: PaymentCommand };
    indexes: { byUser: string };
  };
}

/** The user name for a visitor's selections and settings. */
export const visitorName = '';

/** Defaults for bets stored by an earlier version, which knew only bets on odds and stored neither field. */
export const ofOdds = { kind: 'WINNER', line: null } as const;

type LaylineDb = IDBPDatabase<LaylineSchema>;
type OpenDb = typeof import('idb').openDB;
/** Runs work on the database, which is opened on first use. Calls take effect in the order they are made. */
export type LaylineDatabase = <Result>(work: (db: LaylineDb) => Promise<Result>) => Promise<Result>;

/** What each version added. A browser may upgrade from any of them. */
function upgrade(db: LaylineDb, from: number): void {
  const byUser = (store: 'intents' | 'drafts' | 'cashOuts' | 'orderChanges' | 'payments', key: string) =>
    db.createObjectStore(store, { keyPath: ['userName', key] }).createIndex('byUser', 'userName');
  if (from < 1) byUser('intents', 'clientId');
  if (from < 2) byUser('drafts', 'cardId');
  if (from < 3) db.createObjectStore('settings');
  if (from < 4) {
    byUser('cashOuts', 'marketId');
    byUser('orderChanges', 'clientId');
  }
  if (from < 5) byUser('payments', 'clientId');
}

/** Loads the library on first use, since the first page needs none of it. */
export function openLayline(): LaylineDatabase {
  let opened: Promise<LaylineDb> | null = null;
  const forget = () => {
    opened = null;
  };
  const open = async () => {
    const { openDB } = await idb();
    const db = await openDB<LaylineSchema>('layline', 5, {
      upgrade,
      // Another tab with a newer site needs the database. This tab reopens it when it is next needed.
      blocking: () => {
        void opened?.then((one) => one.close());
        forget();
      },
      terminated: forget,
    });
    await moveCashOuts(openDB, db);
    return db;
  };
  return async (work) => {
    opened ??= open();
    // If opening fails, the next call tries again.
    opened.catch(forget);
    return work(await opened);
  };
}

/** Before version 4, sites kept cash outs in a separate database. A tab with such a site may still do so. */
const formerCashOuts = 'layline-cash-outs';

async function moveCashOuts(openDB: OpenDb, db: LaylineDb): Promise<void> {
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === formerCashOuts)) return;
  const former = await openDB<Pick<LaylineSchema, 'cashOuts'>>(formerCashOuts);
  const rows = former.objectStoreNames.contains('cashOuts') ? await former.getAll('cashOuts') : [];
  former.close();
  const transaction = db.transaction('cashOuts', 'readwrite', { durability: 'strict' });
  await Promise.all([...rows.map((row) => transaction.store.put(row)), transaction.done]);
  indexedDB.deleteDatabase(formerCashOuts);
}

/** Retries for ever, so that data from an earlier visit, such as a bet without an answer, is not abandoned. */
async function idb(): Promise<typeof import('idb')> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await import('idb');
    } catch {
      const pause = backOff(attempt, Math.random(), timing.partAgain);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
