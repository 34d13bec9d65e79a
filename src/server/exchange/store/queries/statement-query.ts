import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Statement } from '#contract/reports.ts';
import { exact } from '#domain/money/money.ts';
import { kindsIn, type EntryGroup } from '#domain/report/entry-group.ts';
import { fundKinds, transactionKinds, type TransactionKind } from '#domain/report/transaction-kind.ts';
import type { Db } from '../open-database.ts';
import { markets } from '../schema/catalogue.ts';
import { ledgerEntries, ledgerTransactions } from '../schema/ledger.ts';
import { payments } from '../schema/payments.ts';
import { balancesBefore, placeAt, sumsBefore, type LedgerPlace } from './ledger-sums.ts';
import { pageOf, placeOf, type KeyedPage, type RowKey } from './report-page.ts';

export const statementKeys = {
  sorts: { AT: 'moment', KIND: 'words', AMOUNT: 'number' },
  id: 'number',
} as const;
const columns = { AT: ledgerEntries.at, KIND: ledgerEntries.kind, AMOUNT: ledgerEntries.amount } as const;
const values = { AT: 'at', KIND: 'kind', AMOUNT: 'amount' } as const;

/** Without a group all entries are meant. */
interface StatementPage extends KeyedPage<keyof typeof columns> {
  group?: EntryGroup | undefined;
}

type Reader = Pick<Db, 'select' | 'execute'>;

interface Period {
  start: string;
  end: string;
}

/** A page of an account's entries in a period. The sums cover the whole period. */
export function statementOf(
  db: Db,
  accountId: string,
  period: Period,
  { group, ...page }: StatementPage,
): Promise<Statement> {
  const asked: Asked = { accountId, period, kinds: group === undefined ? null : kindsIn(group) };
  // One snapshot, so that sums and rows agree whatever is settled meanwhile.
  return db.transaction(
    async (tx) => {
      const sums = await sumsOf(tx, asked);
      return { ...sums, ...(await entriesOf(tx, asked, page, sums.count)) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

interface Asked {
  accountId: string;
  period: Period;
  /** Null: all. */
  kinds: readonly TransactionKind[] | null;
}

/** How many entries of these kinds stand between two places, and what they come to. */
async function between(
  db: Reader,
  accountId: string,
  places: readonly [LedgerPlace, LedgerPlace],
  kinds: readonly TransactionKind[],
) {
  const [before, after] = await sumsBefore(db, accountId, places, kinds);
  return {
    count: (after?.count ?? 0) - (before?.count ?? 0),
    total: exact((after?.total ?? 0) - (before?.total ?? 0)),
  };
}

async function sumsOf(db: Reader, { accountId, period, kinds }: Asked) {
  const edges = [placeAt(period.start), placeAt(period.end)] as const;
  const its = kinds ?? transactionKinds;
  const [opening, closing] = await balancesBefore(db, accountId, edges);
  const { count, total } = await between(db, accountId, edges, its);
  const ofFunds = its.filter((kind) => (fundKinds as readonly string[]).includes(kind));
  const { total: funds } = await between(db, accountId, edges, ofFunds);
  return { opening: opening?.balance ?? 0, total, funds, closing: closing?.balance ?? 0, count };
}

async function entriesOf(
  db: Reader,
  { accountId, period: { start, end }, kinds }: Asked,
  page: KeyedPage<keyof typeof columns>,
  count: number,
): Promise<Pick<Statement, 'entries' | 'place'>> {
  const { sort, limit, offset, direction } = page;
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
    kinds === null ? undefined : inArray(ledgerEntries.kind, [...kinds]),
  );
  const rows = await db
    .select({
      entryId: sql<string>`${ledgerEntries.entryId}::text`,
      at: ledgerEntries.at,
      kind: ledgerEntries.kind,
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
    if (sort === 'AT') {
      const at = String(key.value);
      const places: [LedgerPlace, LedgerPlace] =
        direction === 'ASC'
          ? [placeAt(start), { at, entryId: Number(key.id) }]
          : [{ at, entryId: Number(key.id) + 1 }, placeAt(end)];
      return (await between(db, accountId, places, kinds ?? transactionKinds)).count;
    }
    const [before] = await db
      .select({ count: sql<number>`count(*)`.mapWith(Number) })
      .from(ledgerEntries)
      .where(and(its, isBefore(key)));
    return before?.count ?? 0;
  };
  const keys = entries.map((entry) => ({ value: entry[values[sort]], id: entry.entryId }));
  return { entries, place: await placeOf(keys, page, count, countBefore) };
}
