import type { FastifyInstance } from 'fastify';
import { getBetHistory } from '#contract/bet-history.ts';
import { getProfitLoss, getStatement } from '#contract/reports.ts';
import type { Db } from '#server/exchange/store/open-database.ts';
import { betsOf } from '#server/exchange/store/queries/bet-history-query.ts';
import { profitLossOf } from '#server/exchange/store/queries/profit-loss-query.ts';
import { statementOf } from '#server/exchange/store/queries/statement-query.ts';
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
    statementOf(db, accountId, periodOf(query), query),
  );

  bettorRoute(app, authenticator, getProfitLoss, ({ caller: { accountId }, query }) =>
    profitLossOf(db, accountId, periodOf(query), query),
  );

  bettorRoute(app, authenticator, getBetHistory, ({ caller: { accountId }, query }) => {
    const { from, to, zone, marketId, scope } = query;
    const period = from !== undefined && to !== undefined ? periodOf({ from, to, zone }) : null;
    if (!period && marketId === undefined && scope === 'ALL')
      return refuseCall('INVALID_RANGE', 'Name both days, or a market, or ask for what is not settled.');
    return betsOf(db, accountId, { period, marketId: marketId ?? null, scope }, query);
  });
}
