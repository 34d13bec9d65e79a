import type { DBSchema, IDBPDatabase } from 'idb';
import type { StoredCashOut } from '#domain/bet/cash-out-request.ts';
import type { Bet } from '#domain/bet/intent.ts';
import type { OrderChange } from '#domain/bet/order-change.ts';
import type { DraftCard } from '#domain/bet/slip-card.ts';
import type { PaymentCommand } from '#domain/payment/bettor-payment.ts';
import { timing } from '#domain/site/timing.ts';
import { backOff } from '#domain/wire/back-off.ts';

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
  /**
   * Visitors' settings (a user's are kept at the exchange), and by user what was chosen in the search and what pinned markets
   * were called.
   */
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

export type LaylineDb = IDBPDatabase<LaylineSchema>;
/** Runs work on the database, which is opened on first use. Calls take effect in the order they are made. */
export type LaylineDatabase = <Result>(work: (db: LaylineDb) => Promise<Result>) => Promise<Result>;

/** What opens the database is loaded on first use, since the first page needs none of it. */
export function openLayline(): LaylineDatabase {
  let loaded: Promise<LaylineDatabase> | null = null;
  let layline: LaylineDatabase | null = null;
  return async (work) => {
    loaded ??= loadConnection().then(({ connectLayline }) => (layline = connectLayline()));
    return (layline ?? (await loaded))(work);
  };
}

/** Retries for ever, so that data from an earlier visit, such as a bet without an answer, is not abandoned. */
async function loadConnection(): Promise<typeof import('./layline-connection.ts')> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await import('./layline-connection.ts');
    } catch {
      const pause = backOff(attempt, Math.random(), timing.partAgain);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
