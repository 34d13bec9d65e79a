import { eq } from 'drizzle-orm';
import type { SettledMarket } from '#server/exchange/engine/commands/commands.ts';
import { loadFills } from '../load-fills.ts';
import type { Db } from '../open-database.ts';
import { accruals } from '../schema/accruals.ts';
import { markets } from '../schema/catalogue.ts';
import { settlements } from '../schema/ledger.ts';
import { exactSum } from './exact-sum.ts';

/** A settled market with what it has paid so far; null if there is none with that id, or it isn't settled. */
export async function settledMarket(db: Db, marketId: string): Promise<SettledMarket | null> {
  const [row] = await db.select().from(markets).where(eq(markets.marketId, marketId));
  if (!row?.settledAt) return null;
  const paid = await db
    .select({
      accountId: settlements.accountId,
      profit: exactSum(settlements.profit),
      commission: exactSum(settlements.commission),
    })
    .from(settlements)
    .where(eq(settlements.marketId, marketId))
    .groupBy(settlements.accountId)
    .orderBy(settlements.accountId);
  const share = {
    kind: accruals.kind,
    accountId: accruals.accountId,
    bettorId: accruals.bettorId,
    rate: accruals.rate,
  };
  const accrued = await db
    .select({ ...share, base: exactSum(accruals.base), amount: exactSum(accruals.amount) })
    .from(accruals)
    .where(eq(accruals.marketId, marketId))
    .groupBy(...Object.values(share))
    .orderBy(accruals.kind, accruals.accountId, accruals.bettorId);
  const fills = [...(await loadFills(db, [marketId]))];
  return { definition: row.definition, createdAt: row.createdAt, fills, paid, accrued };
}
