import { and, eq, getTableColumns, gt, gte, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { StoredAnswer, StoredOrder } from '#server/exchange/engine/records/orders.ts';
import type { StoredBooks } from '#server/exchange/engine/records/stored-books.ts';
import { loadLastNumbers } from './last-numbers.ts';
import { loadPayments } from './load-payments.ts';
import { isOneOf, loadFills } from './load-fills.ts';
import type { Db } from './open-database.ts';
import { accounts } from './schema/accounts.ts';
import { marketRules, markets } from './schema/catalogue.ts';
import { idempotency, orders } from './schema/orders.ts';

/** What the exchange keeps in memory, as last committed. */
export interface StoredState extends StoredBooks {
  /** Results since the time asked for; `findAnswers` finds older ones. */
  results: StoredAnswer[];
}

/**
 * An order that ended with nothing matched is known by its id while it is among this many newest ones, so that a late
 * cancel learns that it is complete. Makers have far too many to load them all.
 */
const lastPlaced = 5_000;

/** Reads everything in one snapshot. `resultsSince` is in RFC 3339. */
export function loadState(db: Db, { resultsSince }: { resultsSince: string }): Promise<StoredState> {
  return db.transaction(
    async (tx) => {
      const last = await loadLastNumbers(tx);
      const open = await tx
        .select()
        .from(markets)
        .where(isNull(markets.settledAt))
        .orderBy(markets.createdAt);
      const openIds = open.map(({ marketId }) => marketId);
      return {
        accounts: await loadAccounts(tx),
        markets: open,
        closedMarketIds: await loadClosedMarketIds(tx),
        settledTimes: await loadSettledTimes(tx),
        rulesVersions: await loadRulesVersions(tx),
        openOrders: await loadOpenOrders(tx),
        completeOrders: await loadCompleteOrders(tx, openIds, last.queueSeq - lastPlaced),
        fills: await loadFills(tx, openIds),
        ...(await loadPayments(tx)),
        results: await loadResults(tx, resultsSince),
        last,
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

type Reader = Pick<Db, 'select'>;

async function loadClosedMarketIds(db: Reader): Promise<string[]> {
  const rows = await db
    .select({ marketId: markets.marketId })
    .from(markets)
    .where(isNotNull(markets.settledAt));
  return rows.map(({ marketId }) => marketId);
}

const loadSettledTimes = (db: Reader) =>
  db
    .select({
      marketId: markets.marketId,
      times: sql<number>`(${markets.definition}->>'settledTimes')::integer`,
    })
    .from(markets)
    .where(and(isNotNull(markets.settledAt), sql`${markets.definition} ? 'settledTimes'`));

/** The first version is every kind's until there is another. */
const loadRulesVersions = (db: Reader) =>
  db
    .select({ kind: marketRules.kind, version: sql<number>`max(${marketRules.version})` })
    .from(marketRules)
    .where(gt(marketRules.version, 1))
    .groupBy(marketRules.kind);

function loadAccounts(db: Reader) {
  const { passwordHash: _secret, ...shown } = getTableColumns(accounts);
  return db.select(shown).from(accounts);
}

const loadResults = (db: Reader, since: string) =>
  db.select().from(idempotency).where(gte(idempotency.at, since)).orderBy(idempotency.at);

const loadOpenOrders = (db: Reader) =>
  db
    .select()
    .from(orders)
    .where(sql`status = 'EXECUTABLE'`)
    .orderBy(orders.queueSeq);

async function loadCompleteOrders(
  db: Reader,
  openIds: readonly string[],
  afterSeq: number,
): Promise<StoredOrder[]> {
  const complete = (which: SQL) =>
    db
      .select()
      .from(orders)
      .where(and(sql`status = 'COMPLETE'`, isOneOf(orders.marketId, openIds), which))
      .orderBy(orders.queueSeq);
  const matched = await complete(gt(orders.matched, 0));
  const unmatched = await complete(sql`${eq(orders.matched, 0)} and ${gt(orders.queueSeq, afterSeq)}`);
  return [...matched, ...unmatched];
}
