import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Statement } from '#contract/reports.ts';
import { exact } from '#domain/money/money.ts';
import { fundKinds } from '#domain/report/transaction-kind.ts';
import type { Db } from '../open-database.ts';
import { accounts } from '../schema/accounts.ts';
import { markets } from '../schema/catalogue.ts';
import { ledgerEntries, ledgerTransactions } from '../schema/ledger.ts';
import { payments } from '../schema/payments.ts';
import { exactSum } from './exact-sum.ts';
import { pageOf, placeOf, type KeyedPage, type RowKey } from './report-page.ts';

export const statementKeys = {
  sorts: { AT: 'moment', KIND: 'words', AMOUNT: 'number' },
  id: 'number',
} as const;
const columns = {
  AT: ledgerEntries.at,
  KIND: ledgerTransactions.kind,
  AMOUNT: ledgerEntries.amount,
} as const;
const values = { AT: 'at', KIND: 'kind', AMOUNT: 'amount' } as const;

type StatementPage = KeyedPage<keyof typeof columns>;

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
  page: StatementPage,
): Promise<Statement> {
  // One snapshot, so that sums and rows agree whatever is settled meanwhile.
  return db.transaction(
    async (tx) => {
      const sums = await sumsOf(tx, accountId, period);
      return { ...sums, ...(await entriesOf(tx, accountId, period, { ...page, count: sums.count })) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function sumsOf(db: Reader, accountId: string, { start, end }: Period) {
  const isWithin = lt(ledgerEntries.at, end);
  const within = sql`filter (where ${isWithin})`;
  const ofFunds = inArray(ledgerTransactions.kind, fundKinds);
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

async function entriesOf(
  db: Reader,
  accountId: string,
  { start, end }: Period,
  { count, ...page }: StatementPage & { count: number },
): Promise<Pick<Statement, 'entries' | 'place'>> {
  const { sort, limit, offset } = page;
  const order = {
    by: columns[sort],
    byType: statementKeys.sorts[sort],
    id: ledgerEntries.entryId,
    idType: statementKeys.id,
  };
  const { conditions, orderBy, inOrder, isBefore } = pageOf(order, page);
  const its = and(
    eq(ledgerEntries.accountId, accountId),
    gte(ledgerEntries.at, start),
    lt(ledgerEntries.at, end),
  );
  const rows = await db
    .select({
      entryId: sql<string>`${ledgerEntries.entryId}::text`,
      at: ledgerEntries.at,
      kind: ledgerTransactions.kind,
      // Bettors know a payment by its reference, the ledger by its id.
      reference: sql<string>`coalesce(${payments.reference}, ${ledgerTransactions.reference})`,
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
    .leftJoin(payments, eq(payments.paymentId, ledgerTransactions.reference))
    .where(and(its, ...conditions))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  const entries = inOrder(rows);
  const countBefore = async (key: RowKey) => {
    const [before] = await db
      .select({ count: sql<number>`count(*)`.mapWith(Number) })
      .from(ledgerEntries)
      .innerJoin(ledgerTransactions, eq(ledgerEntries.transactionId, ledgerTransactions.transactionId))
      .where(and(its, isBefore(key)));
    return before?.count ?? 0;
  };
  const keys = entries.map((entry) => ({ value: entry[values[sort]], id: entry.entryId }));
  return { entries, place: await placeOf(keys, page, count, countBefore) };
}
