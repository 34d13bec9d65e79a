import type { FastifyInstance } from 'fastify';
import { getStatement } from '#contract/reports.ts';
import type { Db } from '../store/open-database.ts';
import { statementOf } from '../store/queries/statement-query.ts';
import { periodOf } from './period.ts';
import { bettorRoute, type Doorkeeper } from './route.ts';

/** What a bettor reads of a period. */
export function reportRoutes(
  app: FastifyInstance,
  { doorkeeper, db }: { doorkeeper: Doorkeeper; db: Db },
): void {
  bettorRoute(app, doorkeeper, getStatement, ({ caller: { accountId }, query }) =>
    statementOf(db, accountId, periodOf(query), query),
  );
}
