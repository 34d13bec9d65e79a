import { and, asc, desc, eq, min, type SQL } from 'drizzle-orm';
import type { MarketRules } from '#contract/market-rules.ts';
import type { MarketKind } from '#domain/market/market-kind.ts';
import type { RulesByKind } from '#server/exchange/catalogue/market-rules.ts';
import type { Db } from '../open-database.ts';
import { accounts } from '../schema/accounts.ts';
import { marketRules } from '../schema/catalogue.ts';

/** Stores the first version of each kind's rules where it is missing, in force since the first accounts were opened. */
export async function seedMarketRules(db: Db, first: RulesByKind): Promise<void> {
  const [opened] = await db.select({ since: min(accounts.createdAt) }).from(accounts);
  if (!opened?.since)
    throw new Error('There are no accounts yet, so nothing can be in force since they were opened');
  const { since } = opened;
  const kinds = Object.keys(first) as MarketKind[];
  const rows = kinds.map((kind) => ({ kind, version: 1, since, paragraphs: first[kind] }));
  await db.insert(marketRules).values(rows).onConflictDoNothing();
}

/** The rules of every kind, or of that one: in that version, or in the last one. */
export function marketRulesOf(
  db: Db,
  { kind, version }: { kind?: MarketKind | undefined; version?: number | undefined },
): Promise<MarketRules[]> {
  const which: (SQL | undefined)[] = [
    kind && eq(marketRules.kind, kind),
    version === undefined ? undefined : eq(marketRules.version, version),
  ];
  return db
    .selectDistinctOn([marketRules.kind])
    .from(marketRules)
    .where(and(...which))
    .orderBy(asc(marketRules.kind), desc(marketRules.version));
}
