import type { Client } from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Db } from '#server/exchange/store/open-database.ts';
import type { StoredAccount } from '#server/exchange/engine/records/accounts.ts';
import { accounts } from '#server/exchange/store/schema/accounts.ts';
import type { StoredMarket } from '#server/exchange/engine/records/catalogue.ts';
import { markets } from '#server/exchange/store/schema/catalogue.ts';
import type {
  StoredLedgerEntry,
  StoredTransaction,
  StoredSettlement,
} from '#server/exchange/engine/records/ledger.ts';
import { ledgerEntries, ledgerTransactions, settlements } from '#server/exchange/store/schema/ledger.ts';
import type {
  StoredFill,
  StoredAnswer,
  StoredCommand,
  StoredOrder,
} from '#server/exchange/engine/records/orders.ts';
import type { StoredPayment, StoredUnmatched } from '#server/exchange/engine/records/payments.ts';
import { payments, unmatched } from '#server/exchange/store/schema/payments.ts';
import { fills, idempotency, journal, orders } from '#server/exchange/store/schema/orders.ts';

/** The whole database, as stored. */
export interface Books {
  accounts: StoredAccount[];
  markets: StoredMarket[];
  orders: StoredOrder[];
  fills: StoredFill[];
  results: StoredAnswer[];
  /** In the order of its numbers. */
  journal: StoredCommand[];
  transactions: StoredTransaction[];
  /** In the order of their numbers. */
  entries: StoredLedgerEntry[];
  settlements: StoredSettlement[];
  payments: StoredPayment[];
  unmatched: StoredUnmatched[];
}

export const dbOf = (client: Client): Db => drizzle(client, { casing: 'snake_case' });

/** Reads everything in one snapshot. */
export function readBooks(db: Db): Promise<Books> {
  return db.transaction(
    async (tx) => ({
      accounts: await tx.select().from(accounts),
      markets: await tx.select().from(markets),
      orders: await tx.select().from(orders).orderBy(orders.queueSeq),
      fills: await tx.select().from(fills).orderBy(fills.fillId),
      results: await tx.select().from(idempotency),
      journal: await tx.select().from(journal).orderBy(journal.seq),
      transactions: await tx.select().from(ledgerTransactions),
      entries: await tx.select().from(ledgerEntries).orderBy(ledgerEntries.entryId),
      settlements: await tx.select().from(settlements),
      payments: await tx.select().from(payments),
      unmatched: await tx.select().from(unmatched),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Money alone, in one snapshot: after a long run the rest is more than memory holds. */
export function readLedger(db: Db): Promise<Pick<Books, 'accounts' | 'transactions' | 'entries'>> {
  return db.transaction(
    async (tx) => ({
      accounts: await tx.select().from(accounts),
      transactions: await tx.select().from(ledgerTransactions),
      entries: await tx.select().from(ledgerEntries).orderBy(ledgerEntries.entryId),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Groups rows by a key. */
export function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

export const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

/** The account and the client id, since client ids belong to their account. */
export const keyOf = ({ accountId, clientId }: { accountId: string; clientId: string }): string =>
  `${accountId} ${clientId}`;
