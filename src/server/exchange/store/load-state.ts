import { and, eq, getTableColumns, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { exact } from '#domain/money.ts';
import type { Side } from '#domain/side.ts';
import { loadLastNumbers, type LastNumbers } from './last-numbers.ts';
import type { Db } from './open-database.ts';
import { accounts, type AccountRow } from './schema/accounts.ts';
import { events, markets, type EventRow, type MarketRow } from './schema/catalogue.ts';
import { fills, idempotency, orders, type IdempotencyRow, type OrderRow } from './schema/orders.ts';

/** What one account has matched on one side of one runner. */
export interface MatchedSum {
  marketId: string;
  accountId: string;
  runnerId: string;
  side: Side;
  /** Minor units. */
  stake: number;
  /** Sum of stake × odds over the fills: exact, and an error beyond 2^53 − 1. */
  stakeTimesOdds: number;
}

export interface RunnerTotal {
  marketId: string;
  runnerId: string;
  /** Backers' stakes. */
  matched: number;
  lastOdds: number;
}

/** What the exchange keeps in memory, as it was last committed. */
export interface StoredState {
  accounts: Omit<AccountRow, 'passwordHash'>[];
  /** Events that have not ended, and those of unsettled markets. */
  events: EventRow[];
  /** Not yet settled, oldest first. */
  markets: MarketRow[];
  /** Settled: their ids are not used again. */
  closedMarketIds: string[];
  /** With something unmatched, in the order of the queue. */
  openOrders: OrderRow[];
  /** Bettors' other orders of unsettled markets, oldest place first. Makers have too many to keep. */
  completeOrders: OrderRow[];
  matched: MatchedSum[];
  runners: RunnerTotal[];
  /** Results since the time asked for; `findResult` has the older ones. */
  results: IdempotencyRow[];
  last: LastNumbers;
}

/** Reads all of it in one snapshot. `resultsSince` is RFC 3339. */
export function loadState(db: Db, { resultsSince }: { resultsSince: string }): Promise<StoredState> {
  return db.transaction(
    async (tx) => ({
      accounts: await loadAccounts(tx),
      events: await loadEvents(tx),
      markets: await tx.select().from(markets).where(isNull(markets.settledAt)).orderBy(markets.createdAt),
      closedMarketIds: await loadClosedMarketIds(tx),
      openOrders: await loadOpenOrders(tx),
      completeOrders: await loadCompleteOrders(tx),
      matched: await loadMatched(tx),
      runners: await loadRunners(tx),
      results: await tx
        .select()
        .from(idempotency)
        .where(gte(idempotency.at, resultsSince))
        .orderBy(idempotency.at),
      last: await loadLastNumbers(tx),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

type Reader = Pick<Db, 'select' | 'execute'>;

const unsettled = (db: Reader) =>
  db.select({ marketId: markets.marketId }).from(markets).where(isNull(markets.settledAt));

async function loadClosedMarketIds(db: Reader): Promise<string[]> {
  const rows = await db
    .select({ marketId: markets.marketId })
    .from(markets)
    .where(isNotNull(markets.settledAt));
  return rows.map(({ marketId }) => marketId);
}

function loadAccounts(db: Reader) {
  const { passwordHash: _secret, ...shown } = getTableColumns(accounts);
  return db.select(shown).from(accounts);
}

const loadEvents = (db: Reader) =>
  db
    .select()
    .from(events)
    .where(
      sql`not ${events.ended} or ${events.exEventId} in (select ${markets.eventId} from ${markets} where ${markets.settledAt} is null)`,
    )
    .orderBy(events.eventTime, events.exEventId);

const loadOpenOrders = (db: Reader) =>
  db
    .select()
    .from(orders)
    .where(sql`status = 'EXECUTABLE'`)
    .orderBy(orders.queueSeq);

const loadCompleteOrders = (db: Reader) =>
  db
    .select(getTableColumns(orders))
    .from(orders)
    .innerJoin(accounts, eq(accounts.accountId, orders.accountId))
    .where(
      and(
        eq(accounts.kind, 'bettor'),
        eq(orders.status, 'COMPLETE'),
        inArray(orders.marketId, unsettled(db)),
      ),
    )
    .orderBy(orders.queueSeq);

async function loadMatched(db: Reader): Promise<MatchedSum[]> {
  const sumsOf = (side: Side) => {
    const account = side === 'BACK' ? fills.backAccountId : fills.layAccountId;
    return db
      .select({
        marketId: fills.marketId,
        accountId: account,
        runnerId: fills.runnerId,
        stake: exactSum(sql`${fills.stake}`),
        stakeTimesOdds: exactSum(sql`${fills.stake} * ${fills.odds}`),
      })
      .from(fills)
      .where(inArray(fills.marketId, unsettled(db)))
      .groupBy(fills.marketId, account, fills.runnerId);
  };
  const [backed, laid] = [await sumsOf('BACK'), await sumsOf('LAY')];
  return [
    ...backed.map((row) => ({ ...row, side: 'BACK' as const })),
    ...laid.map((row) => ({ ...row, side: 'LAY' as const })),
  ];
}

const loadRunners = (db: Reader): Promise<RunnerTotal[]> =>
  db
    .select({
      marketId: fills.marketId,
      runnerId: fills.runnerId,
      matched: exactSum(sql`${fills.stake}`),
      lastOdds: sql<number>`(array_agg(${fills.odds} order by ${fills.fillId} desc))[1]`,
    })
    .from(fills)
    .where(inArray(fills.marketId, unsettled(db)))
    .groupBy(fills.marketId, fills.runnerId);

/** PostgreSQL adds 64-bit integers as exact numerics. */
const exactSum = (of: ReturnType<typeof sql>) =>
  sql<number>`sum(${of})`.mapWith((value: string) => exact(Number(value)));
