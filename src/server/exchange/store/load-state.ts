import { and, eq, getTableColumns, gt, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { houseAccounts } from '#server/exchange/engine/ledger/house-accounts.ts';
import type { StoredAnswer } from '#server/exchange/engine/records/orders.ts';
import type { StoredBooks } from '#server/exchange/engine/records/stored-books.ts';
import { firstPracticeNumber } from '#server/exchange/engine/state/numbers.ts';
import { loadLastNumbers } from './last-numbers.ts';
import { loadPayments } from './load-payments.ts';
import { loadLimits } from './queries/limit-queries.ts';
import { isOneOf, loadFills } from './load-fills.ts';
import { loadCompleteOrders, loadOpenOrders } from './load-orders.ts';
import type { Db } from './open-database.ts';
import { accounts } from './schema/accounts.ts';
import { accrualTerms } from './schema/accruals.ts';
import { marketRules, markets } from './schema/catalogue.ts';
import { ledgerEntries, ledgerTransactions } from './schema/ledger.ts';
import { idempotency, orders } from './schema/orders.ts';
import { referrals } from './schema/referrals.ts';

/** What the exchange keeps in memory, as last committed. */
export interface StoredState extends StoredBooks {
  /** Results since the time asked for; `findAnswers` finds older ones. */
  results: StoredAnswer[];
}

interface Since {
  resultsSince: string;
  now: string;
  /** Default: all of them. */
  practiceGrantsSince?: string;
  /** Nameless practice accounts that were not used since then are left out, unless they have bets in unsettled markets. */
  practiceUsedSince?: string;
}

/** Reads everything in one snapshot. Times are in RFC 3339. */
export function loadState(
  db: Db,
  { resultsSince, now, practiceGrantsSince = '-infinity', practiceUsedSince = '-infinity' }: Since,
): Promise<StoredState> {
  return db.transaction(
    async (tx) => {
      const { last, lastPractice } = await loadLastNumbers(tx);
      const open = await tx
        .select()
        .from(markets)
        .where(isNull(markets.settledAt))
        .orderBy(markets.createdAt);
      const openIds = open.map(({ marketId }) => marketId);
      return {
        accounts: await loadAccounts(tx, openIds, practiceUsedSince),
        markets: open,
        closedMarketIds: await loadClosedMarketIds(tx),
        settledTimes: await loadSettledTimes(tx),
        rulesVersions: await loadRulesVersions(tx),
        openOrders: await loadOpenOrders(tx),
        completeOrders: await loadCompleteOrders(tx, openIds, [last.queueSeq, lastPractice.queueSeq]),
        fills: await loadFills(tx, openIds),
        ...(await loadPayments(tx)),
        accrualTerms: await tx.select().from(accrualTerms),
        referrals: await tx.select().from(referrals),
        ...(await loadLimits(tx, now)),
        results: await loadResults(tx, resultsSince),
        last,
        lastPractice,
        practiceGrants: await loadPracticeGrants(tx, practiceGrantsSince),
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

function loadAccounts(db: Reader, openIds: readonly string[], usedSince: string) {
  const { passwordHash: _secret, ...shown } = getTableColumns(accounts);
  const hasBets = db
    .select({ accountId: orders.accountId })
    .from(orders)
    .where(and(gte(orders.queueSeq, firstPracticeNumber), isOneOf(orders.marketId, openIds)));
  return db
    .select(shown)
    .from(accounts)
    .where(
      or(isNull(accounts.usedAt), gte(accounts.usedAt, usedSince), inArray(accounts.accountId, hasBets)),
    );
}

async function loadPracticeGrants(db: Reader, since: string): Promise<StoredBooks['practiceGrants']> {
  const granted = db
    .select({ transactionId: ledgerEntries.transactionId })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.accountId, houseAccounts.practice), gte(ledgerEntries.at, since)));
  const { transactionId, kind } = ledgerTransactions;
  return db
    .select({ accountId: ledgerEntries.accountId, at: ledgerEntries.at })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerEntries.transactionId, transactionId))
    .where(and(inArray(transactionId, granted), eq(kind, 'practice-grant'), gt(ledgerEntries.amount, 0)))
    .orderBy(ledgerEntries.entryId);
}

const loadResults = (db: Reader, since: string) =>
  db.select().from(idempotency).where(gte(idempotency.at, since)).orderBy(idempotency.at);
