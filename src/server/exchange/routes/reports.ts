import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { getAccountChart } from '#contract/account-chart.ts';
import { getBetHistory } from '#contract/bet-history.ts';
import type { Call } from '#contract/call.ts';
import {
  getKeptAccountChart,
  getKeptBetHistory,
  getKeptPractice,
  getKeptProfitLoss,
  getKeptStatement,
} from '#contract/kept-practice.ts';
import { getProfitLoss, getStatement } from '#contract/reports.ts';
import type { Accounts } from '#server/exchange/accounts/accounts.ts';
import type { Caller } from '#server/exchange/accounts/sessions.ts';
import type { Db } from '#server/exchange/store/open-database.ts';
import { accountChartOf } from '#server/exchange/store/queries/account-chart-query.ts';
import { openedAt } from '#server/exchange/store/queries/account-queries.ts';
import { betsOf, betKeys } from '#server/exchange/store/queries/bet-history-query.ts';
import { profitLossOf, profitLossKeys } from '#server/exchange/store/queries/profit-loss-query.ts';
import { statementOf, statementKeys } from '#server/exchange/store/queries/statement-query.ts';
import { refuseCall } from './errors.ts';
import { keyed } from './keyed.ts';
import { daysOf, periodOf } from './period.ts';
import type { Authenticator } from './authenticator.ts';
import { bettorRoute } from './route.ts';

export interface ReportNeeds {
  authenticator: Authenticator;
  accounts: Accounts;
  db: Db;
}

type QueryIn<C extends Call> = z.output<C['query']>;

/** A bettor's reports on a period, and those of the practice account that they have kept. */
export function reportRoutes(app: FastifyInstance, { authenticator, accounts, db }: ReportNeeds): void {
  const keptBy = ({ accountId }: Caller): string => {
    const kept = accounts.byId(accountId)?.keptFrom ?? null;
    if (kept === null) throw refuseCall('NOT_KEPT', 'This account did not begin with practice money.');
    return kept;
  };
  const statement = (accountId: string, query: QueryIn<typeof getStatement>) =>
    statementOf(db, accountId, periodOf(query), keyed(query, statementKeys));
  const profitLoss = (accountId: string, query: QueryIn<typeof getProfitLoss>) =>
    profitLossOf(db, accountId, periodOf(query), keyed(query, profitLossKeys));
  const bets = (accountId: string, query: QueryIn<typeof getBetHistory>) => {
    const { from, to, zone, marketId, scope, sportId, kind, side, text } = query;
    const period = from !== undefined && to !== undefined ? periodOf({ from, to, zone }) : null;
    if (!period && marketId === undefined && scope === 'ALL')
      return refuseCall('INVALID_RANGE', 'Name both days, or a market, or ask for what is not settled.');
    const filter = { period, marketId: marketId ?? null, scope, sportId, kind, side, text };
    return betsOf(db, accountId, filter, keyed(query, betKeys));
  };
  const chart = (accountId: string, query: QueryIn<typeof getAccountChart>) =>
    accountChartOf(db, accountId, daysOf(query));

  bettorRoute(app, authenticator, getStatement, ({ caller, query }) => statement(caller.accountId, query));
  bettorRoute(app, authenticator, getProfitLoss, ({ caller, query }) => profitLoss(caller.accountId, query));
  bettorRoute(app, authenticator, getBetHistory, ({ caller, query }) => bets(caller.accountId, query));
  bettorRoute(app, authenticator, getAccountChart, ({ caller, query }) => chart(caller.accountId, query));

  bettorRoute(app, authenticator, getKeptStatement, ({ caller, query }) => statement(keptBy(caller), query));
  bettorRoute(app, authenticator, getKeptProfitLoss, ({ caller, query }) =>
    profitLoss(keptBy(caller), query),
  );
  bettorRoute(app, authenticator, getKeptBetHistory, ({ caller, query }) => bets(keptBy(caller), query));
  bettorRoute(app, authenticator, getKeptAccountChart, ({ caller, query }) => chart(keptBy(caller), query));
  bettorRoute(app, authenticator, getKeptPractice, async ({ caller: { accountId } }) => {
    const isKept = (accounts.byId(accountId)?.keptFrom ?? null) !== null;
    return isKept ? { until: await openedAt(db, accountId) } : null;
  });
}
