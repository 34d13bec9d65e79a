import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { Settlement } from '#contract/account.ts';
import type { DataOf } from '#contract/call.ts';
import type { listLedgerEntries } from '#contract/account.ts';
import type { Db } from '../open-database.ts';
import { markets } from '../schema/catalogue.ts';
import { ledgerEntries, ledgerTransactions, settlements } from '../schema/ledger.ts';
import { payments } from '../schema/payments.ts';

/** An account's entries, newest first. `before` is the id of an entry already seen. */
export async function ledgerOf(
  db: Db,
  accountId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<DataOf<typeof listLedgerEntries>> {
  const rows = await db
    .select()
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerEntries.transactionId, ledgerTransactions.transactionId))
    .leftJoin(payments, eq(payments.paymentId, ledgerTransactions.reference))
    .where(
      and(
        eq(ledgerEntries.accountId, accountId),
        before === null ? undefined : lt(ledgerEntries.entryId, before),
      ),
    )
    .orderBy(desc(ledgerEntries.entryId))
    .limit(limit);
  return rows.map(
    ({ ledger_entries: entry, ledger_transactions: { kind, marketId, reference, at }, payments: paid }) => ({
      entryId: String(entry.entryId),
      kind,
      marketId,
      reference: paid?.reference ?? reference,
      amount: entry.amount,
      balanceAfter: entry.balanceAfter,
      at,
    }),
  );
}

/** Markets settled for an account since then, newest first. */
export async function settlementsOf(db: Db, accountId: string, since: string): Promise<Settlement[]> {
  const rows = await db
    .select()
    .from(settlements)
    .innerJoin(markets, eq(settlements.marketId, markets.marketId))
    .where(and(eq(settlements.accountId, accountId), gte(settlements.at, since)))
    .orderBy(desc(settlements.at), desc(settlements.settlementId))
    .limit(1_000);
  return rows.map(({ settlements: row, markets: { definition } }) => ({
    settlementId: row.settlementId,
    marketId: row.marketId,
    eventName: definition.eventName,
    marketName: definition.marketName,
    result: row.result,
    profit: row.profit,
    commission: row.commission,
    at: row.at,
  }));
}
