import { and, eq, gte, inArray, lt, max, sql } from 'drizzle-orm';
import { framesAt, type FrameKind } from '#domain/limits/frame.ts';
import type { StoredLimits, StoredSums } from '#server/exchange/engine/records/limits.ts';
import { countedKinds, isCounted, isDeposit } from '#server/exchange/engine/limits/counted-kinds.ts';
import { firstPracticeNumber } from '#server/exchange/engine/state/numbers.ts';
import type { Held } from '#server/exchange/accounts/held-limits.ts';
import type { Db } from '../open-database.ts';
import { accounts } from '../schema/accounts.ts';
import { ledgerEntries, ledgerTransactions } from '../schema/ledger.ts';
import { accountLimits } from '../schema/limits.ts';
import { exactSum } from './exact-sum.ts';

type Reader = Pick<Db, 'select'>;

/** What memory holds of limits, at `at` (RFC 3339). */
export async function loadLimits(
  db: Reader,
  at: string,
): Promise<{ limits: StoredLimits[]; limitSums: StoredSums[] }> {
  const held = await loadHeldLimits(db);
  const limitSums: StoredSums[] = [];
  for (const [accountId, { zone, all }] of held)
    if (all.limits.some(({ kind }) => isCounted(kind)))
      limitSums.push(await frameSumsOf(db, { accountId, zone }, at));
  return { limits: held.map(([accountId, { all }]) => ({ accountId, ...all })), limitSums };
}

/** What accounts hold themselves to, by account id. */
export async function loadHeldLimits(db: Reader): Promise<(readonly [accountId: string, held: Held])[]> {
  const rows = await db
    .select({ row: accountLimits, zone: accounts.limitZone })
    .from(accountLimits)
    .innerJoin(accounts, eq(accounts.accountId, accountLimits.accountId));
  return rows.map(({ row: { accountId, ...all }, zone }) => [accountId, { zone, all }]);
}

/** What the ledger says of an account in the frames that are current at `at` (RFC 3339) in its zone. */
export async function frameSumsOf(
  db: Reader,
  { accountId, zone }: { accountId: string; zone: string },
  at: string,
): Promise<StoredSums> {
  const frames = framesAt(at, zone);
  const starts = { DAY: frames.DAY.start, WEEK: frames.WEEK.start, MONTH: frames.MONTH.start };
  const first = starts.WEEK < starts.MONTH ? starts.WEEK : starts.MONTH;
  const sumSince = (kind: FrameKind, kinds: typeof countedKinds) =>
    exactSum(
      ledgerEntries.amount,
      sql`filter (where ${and(gte(ledgerEntries.at, starts[kind]), inArray(ledgerTransactions.kind, [...kinds]))})`,
    );
  const deposits = countedKinds.filter(isDeposit);
  const results = countedKinds.filter((kind) => !isDeposit(kind));
  // The last transaction is read by the same statement: what is booked later is in neither.
  const last = db
    .select({ id: max(ledgerTransactions.transactionId) })
    .from(ledgerTransactions)
    .where(lt(ledgerTransactions.transactionId, firstPracticeNumber));
  const [sums] = await db
    .select({
      last: sql<number>`coalesce((${last}), 0)`.mapWith(Number),
      DAY: { deposited: sumSince('DAY', deposits), result: sumSince('DAY', results) },
      WEEK: { deposited: sumSince('WEEK', deposits), result: sumSince('WEEK', results) },
      MONTH: { deposited: sumSince('MONTH', deposits), result: sumSince('MONTH', results) },
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.transactionId, ledgerEntries.transactionId))
    .where(and(eq(ledgerEntries.accountId, accountId), gte(ledgerEntries.at, first)));
  const sumsOf = (kind: FrameKind) => {
    const { deposited = 0, result = 0 } = sums?.[kind] ?? {};
    return { start: starts[kind], deposited, result };
  };
  return {
    accountId,
    lastTransactionId: sums?.last ?? 0,
    frames: { DAY: sumsOf('DAY'), WEEK: sumsOf('WEEK'), MONTH: sumsOf('MONTH') },
  };
}
