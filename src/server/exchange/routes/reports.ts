import type { FastifyInstance } from 'fastify';
import { getBetHistory } from '#contract/bet-history.ts';
import { getProfitLoss, getStatement, type PageQuery } from '#contract/reports.ts';
import type { Db } from '#server/exchange/store/open-database.ts';
import { betsOf, betKeys } from '#server/exchange/store/queries/bet-history-query.ts';
import { profitLossOf, profitLossKeys } from '#server/exchange/store/queries/profit-loss-query.ts';
import { readKey, type KeyedPage, type Keys } from '#server/exchange/store/queries/report-page.ts';
import { statementOf, statementKeys } from '#server/exchange/store/queries/statement-query.ts';
import { refuseCall } from './errors.ts';
import { periodOf } from './period.ts';
import type { Authenticator } from './authenticator.ts';
import { bettorRoute } from './route.ts';

/** A bettor's reports on a period. */
export function reportRoutes(
  app: FastifyInstance,
  { authenticator, db }: { authenticator: Authenticator; db: Db },
): void {
  bettorRoute(app, authenticator, getStatement, ({ caller: { accountId }, query }) =>
    statementOf(db, accountId, periodOf(query), keyed(query, statementKeys)),
  );

  bettorRoute(app, authenticator, getProfitLoss, ({ caller: { accountId }, query }) =>
    profitLossOf(db, accountId, periodOf(query), keyed(query, profitLossKeys)),
  );

  bettorRoute(app, authenticator, getBetHistory, ({ caller: { accountId }, query }) => {
    const { from, to, zone, marketId, scope } = query;
    const period = from !== undefined && to !== undefined ? periodOf({ from, to, zone }) : null;
    if (!period && marketId === undefined && scope === 'ALL')
      return refuseCall('INVALID_RANGE', 'Name both days, or a market, or ask for what is not settled.');
    return betsOf(db, accountId, { period, marketId: marketId ?? null, scope }, keyed(query, betKeys));
  });
}

/** The page with the keys that its report gave out. Throws a refusal for a key that it did not. */
function keyed<Sort extends string, Query extends PageQuery & { sort: Sort }>(
  query: Query,
  keys: Keys<Sort>,
): Query & KeyedPage<Sort> {
  const { sort, after, before } = query;
  const read = (key: string | undefined) => {
    if (key === undefined) return null;
    const known = readKey(key, sort, keys);
    if (!known) throw refuseCall('UNKNOWN_PLACE', 'This report has no such place. Open its first page.');
    return known;
  };
  return { ...query, after: read(after), before: read(before) };
}
