import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { DataOf } from '#contract/call.ts';
import type { getRollingTerms, RollingCommission } from '#contract/rolling-commission.ts';
import type { Db } from '../open-database.ts';
import { accruals } from '../schema/accruals.ts';
import { markets } from '../schema/catalogue.ts';
import { accruedSoFar, paidIn } from './accrued-so-far.ts';
import { exactSum } from './exact-sum.ts';
import { pageOf, placeOf, type KeyedPage, type RowKey } from './report-page.ts';

export const rollingKeys = {
  sorts: { AT: 'moment', TURNOVER: 'number', AMOUNT: 'number' },
  id: 'words',
} as const;
const columns = { AT: accruals.at, TURNOVER: accruals.base, AMOUNT: accruals.amount } as const;
const values = { AT: 'at', TURNOVER: 'turnover', AMOUNT: 'amount' } as const;

interface Period {
  start: string;
  end: string;
}

const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** The terms that an account accrues by, and what has come of them so far. */
export const rollingTermsOf = (db: Db, ownerId: string): Promise<DataOf<typeof getRollingTerms>> =>
  db.transaction((tx) => accruedSoFar(tx, 'ROLLING', ownerId), snapshot);

/** A page of what settled markets added in a period. The sums cover the whole period. */
export const rollingOf = (
  db: Db,
  accountId: string,
  period: Period,
  page: KeyedPage<keyof typeof columns>,
): Promise<RollingCommission> =>
  db.transaction(async (tx) => {
    const its = and(
      eq(accruals.accountId, accountId),
      eq(accruals.kind, 'ROLLING'),
      gte(accruals.at, period.start),
      lt(accruals.at, period.end),
    );
    const [sums] = await tx
      .select({
        turnover: exactSum(accruals.base),
        accrued: exactSum(accruals.amount),
        count: sql<number>`count(*)`.mapWith(Number),
      })
      .from(accruals)
      .where(its);
    const { sort, limit, offset } = page;
    const order = {
      by: columns[sort],
      byType: rollingKeys.sorts[sort],
      id: accruals.accrualId,
      idType: rollingKeys.id,
    };
    const { conditions, orderBy, inOrder, isBefore } = pageOf(order, page);
    const read = await tx
      .select({
        accrualId: accruals.accrualId,
        at: accruals.at,
        marketId: accruals.marketId,
        sportId: sql<string>`${markets.definition} ->> 'sportId'`,
        eventName: sql<string>`${markets.definition} ->> 'eventName'`,
        marketName: sql<string>`${markets.definition} ->> 'marketName'`,
        turnover: accruals.base,
        rate: accruals.rate,
        amount: accruals.amount,
        isCorrection: accruals.isCorrection,
      })
      .from(accruals)
      .innerJoin(markets, eq(markets.marketId, accruals.marketId))
      .where(and(its, ...conditions))
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    const rows = inOrder(read);
    const countBefore = (key: RowKey) => tx.$count(accruals, and(its, isBefore(key)));
    const keys = rows.map((row) => ({ value: row[values[sort]], id: row.accrualId }));
    const { turnover = 0, accrued = 0, count = 0 } = sums ?? {};
    const paid = await paidIn(tx, 'ROLLING', accountId, period);
    return { turnover, accrued, paid, count, place: await placeOf(keys, page, count, countBefore), rows };
  }, snapshot);
