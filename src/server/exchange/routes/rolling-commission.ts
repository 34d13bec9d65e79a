import type { FastifyInstance } from 'fastify';
import { getRollingCommission, getRollingTerms, setRollingRate } from '#contract/rolling-commission.ts';
import type { Accounts } from '#server/exchange/accounts/accounts.ts';
import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import type { Db } from '#server/exchange/store/open-database.ts';
import { rollingKeys, rollingOf, rollingTermsOf } from '#server/exchange/store/queries/rolling-query.ts';
import { actorOf } from './actor.ts';
import type { Authenticator } from './authenticator.ts';
import { refuseCall, unknownAccount } from './errors.ts';
import { keyed } from './keyed.ts';
import { periodOf } from './period.ts';
import { bettorRoute, operatorRoute } from './route.ts';

export interface RollingNeeds {
  authenticator: Authenticator;
  accounts: Accounts;
  gate: CommandGate;
  db: Db;
}

/** Rolling commission: what a bettor accrues, and the rate that their upline sets. */
export function rollingRoutes(
  app: FastifyInstance,
  { authenticator, accounts, gate, db }: RollingNeeds,
): void {
  bettorRoute(app, authenticator, getRollingTerms, ({ caller }) => rollingTermsOf(db, caller.accountId));

  bettorRoute(app, authenticator, getRollingCommission, ({ caller, query }) =>
    rollingOf(db, caller.accountId, periodOf(query), keyed(query, rollingKeys)),
  );

  operatorRoute(app, authenticator, setRollingRate, async ({ params: { userName }, body }) => {
    const account = accounts.byName(userName);
    if (!account) return unknownAccount();
    const { accountId } = account;
    const actor = actorOf(body);
    const result = await gate.submit({ type: 'SET_ROLLING_RATE', accountId, rate: body.rate, actor });
    if (result.status === 'REFUSED') return refuseCall(result.code, result.message);
    return { rate: result.rate };
  });
}
