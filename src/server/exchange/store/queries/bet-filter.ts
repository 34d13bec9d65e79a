import { and, eq, gt, gte, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { BetScope } from '#domain/bet/bet-state.ts';
import type { Side } from '#domain/bet/side.ts';
import type { MarketKind } from '#domain/market/market-kind.ts';
import { markets } from '../schema/catalogue.ts';
import { orders } from '../schema/orders.ts';

export interface BetFilter {
  /** When the bets were placed; null for any time. */
  period: { start: string; end: string } | null;
  marketId: string | null;
  scope: BetScope;
  sportId?: string | undefined;
  kind?: MarketKind | undefined;
  side?: Side | undefined;
  /** A part of the names of event, market or runner, in either case. */
  text?: string | undefined;
}

const scopes: Readonly<Record<BetScope, SQL | undefined>> = {
  ALL: undefined,
  UNSETTLED: and(isNull(markets.settledAt), or(gt(orders.remaining, 0), gt(orders.matched, 0))),
  SETTLED: and(isNotNull(markets.settledAt), gt(orders.matched, 0)),
  ENDED: and(eq(orders.remaining, 0), eq(orders.matched, 0)),
};

const definition = markets.definition;
const runnerName = sql`(select runner ->> 'name' from jsonb_array_elements(${definition} -> 'runners') as runner
  where runner ->> 'runnerId' = ${orders.runnerId})`;
const names = sql`concat_ws(E'\n', ${definition} ->> 'eventName', ${definition} ->> 'marketName', ${runnerName})`;

/** Which of an account's bets, whatever became of them. */
export const betsAsked = (
  accountId: string,
  { period, marketId, sportId, kind, side, text }: Omit<BetFilter, 'scope'>,
): SQL | undefined =>
  and(
    eq(orders.accountId, accountId),
    period ? and(gte(orders.placedAt, period.start), lt(orders.placedAt, period.end)) : undefined,
    marketId === null ? undefined : eq(orders.marketId, marketId),
    sportId === undefined ? undefined : sql`${definition} ->> 'sportId' = ${sportId}`,
    kind === undefined ? undefined : sql`${definition} ->> 'kind' = ${kind}`,
    side === undefined ? undefined : eq(orders.side, side),
    text === undefined ? undefined : sql`strpos(lower(${names}), lower(${text})) > 0`,
  );

export const inScope = (scope: BetScope): SQL | undefined => scopes[scope];

/** How many of the bets that were asked for are in each scope. */
export const scopeCounts = {
  ALL: countOf('ALL'),
  UNSETTLED: countOf('UNSETTLED'),
  SETTLED: countOf('SETTLED'),
  ENDED: countOf('ENDED'),
} satisfies Record<BetScope, SQL<number>>;

function countOf(scope: BetScope): SQL<number> {
  return sql<number>`count(*) filter (where ${scopes[scope] ?? sql`true`})`.mapWith(Number);
}
