import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { PageQuery, Statement } from '#contract/reports.ts';
import { exact } from '#domain/money/money.ts';
import type { Db } from '../open-database.ts';
import { accounts } from '../schema/accounts.ts';
import { markets } from '../schema/catalogue.ts';
import { ledgerEntries, ledgerTransactions } from '../schema/ledger.ts';
import { exactSum } from './exact-sum.ts';

const columns = {
  AT: ledgerEntries.at,
  KIND: ledgerTransactions.kind,
  AMOUNT: ledgerEntries.amount,
} as const;

/** An account's entries of a period, in that order; sums of the whole period whatever part of it is asked for. */
export async function statementOf(
  db: Db,
  accountId: string,
  { start, end }: { start: string; end: string },
  { offset, limit, direction, sort }: PageQuery & { sort: keyof typeof columns },
): Promise<Statement> {
  const order = direction === 'ASC' ? asc : desc;
  // Sums and rows of one moment, whatever is settled meanwhile.
  return db.transaction(
    async (tx) => {
      const within = sql`filter (where ${lt(ledgerEntries.at, end)})`;
      const [sums] = await tx
        .select({
          balance: accounts.balance,
          since: exactSum(ledgerEntries.amount),
          total: exactSum(ledgerEntries.amount, within),
          count: sql<number>`count(${ledgerEntries.entryId}) ${within}`.mapWith(Number),
        })
        .from(accounts)
        .leftJoin(
          ledgerEntries,
          and(eq(ledgerEntries.accountId, accounts.accountId), gte(ledgerEntries.at, start)),
        )
        .where(eq(accounts.accountId, accountId))
        .groupBy(accounts.accountId);
      const { balance = 0, since: later = 0, total = 0, count = 0 } = sums ?? {};
      const rows = await tx
        .select({
          entryId: sql<string>`${ledgerEntries.entryId}::text`,
          at: ledgerEntries.at,
          kind: ledgerTransactions.kind,
          reference: ledgerTransactions.reference,
          marketId: ledgerTransactions.marketId,
          sportId: sql<string | null>`${markets.definition} ->> 'sportId'`,
          eventName: sql<string | null>`${markets.definition} ->> 'eventName'`,
          marketName: sql<string | null>`${markets.definition} ->> 'marketName'`,
          amount: ledgerEntries.amount,
          balanceAfter: ledgerEntries.balanceAfter,
        })
        .from(ledgerEntries)
        .innerJoin(ledgerTransactions, eq(ledgerEntries.transactionId, ledgerTransactions.transactionId))
        .leftJoin(markets, eq(markets.marketId, ledgerTransactions.marketId))
        .where(
          and(
            eq(ledgerEntries.accountId, accountId),
            gte(ledgerEntries.at, start),
            lt(ledgerEntries.at, end),
          ),
        )
        .orderBy(order(columns[sort]), order(ledgerEntries.entryId))
        .limit(limit)
        .offset(offset);
      const opening = exact(balance - later);
      return { opening, total, closing: exact(opening + total), count, entries: rows };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
