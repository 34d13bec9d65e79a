import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
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

type Reader = Pick<Db, 'select'>;

interface Period {
  start: string;
  end: string;
}

/** A page of an account's entries in a period. The sums cover the whole period. */
export function statementOf(
  db: Db,
  accountId: string,
  period: Period,
  page: PageQuery & { sort: keyof typeof columns },
): Promise<Statement> {
  // One snapshot, so that sums and rows agree whatever is settled meanwhile.
  return db.transaction(
    async (tx) => ({
      ...(await sumsOf(tx, accountId, period)),
      entries: await entriesOf(tx, accountId, period, page),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function sumsOf(db: Reader, accountId: string, { start, end }: Period) {
  const isWithin = lt(ledgerEntries.at, end);
  const within = sql`filter (where ${isWithin})`;
  const ofFunds = inArray(ledgerTransactions.kind, ['deposit', 'withdrawal']);
  const [sums] = await db
    .select({
      balance: accounts.balance,
      since: exactSum(ledgerEntries.amount),
      total: exactSum(ledgerEntries.amount, within),
      funds: exactSum(ledgerEntries.amount, sql`filter (where ${and(isWithin, ofFunds)})`),
      count: sql<number>`count(${ledgerEntries.entryId}) ${within}`.mapWith(Number),
    })
    .from(accounts)
    .leftJoin(
      ledgerEntries,
      and(eq(ledgerEntries.accountId, accounts.accountId), gte(ledgerEntries.at, start)),
    )
    .leftJoin(ledgerTransactions, eq(ledgerTransactions.transactionId, ledgerEntries.transactionId))
    .where(eq(accounts.accountId, accountId))
    .groupBy(accounts.accountId);
  const { balance = 0, since: later = 0, total = 0, funds = 0, count = 0 } = sums ?? {};
  const opening = exact(balance - later);
  return { opening, total, funds, closing: exact(opening + total), count };
}

function entriesOf(
  db: Reader,
  accountId: string,
  { start, end }: Period,
  { offset, limit, direction, sort }: PageQuery & { sort: keyof typeof columns },
): Promise<Statement['entries']> {
  const order = direction === 'ASC' ? asc : desc;
  return db
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
      and(eq(ledgerEntries.accountId, accountId), gte(ledgerEntries.at, start), lt(ledgerEntries.at, end)),
    )
    .orderBy(order(columns[sort]), order(ledgerEntries.entryId))
    .limit(limit)
    .offset(offset);
}
