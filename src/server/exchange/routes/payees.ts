import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { listPayees, removePayee, savePayee } from '#contract/payments.ts';
import type { Jurisdiction } from '#domain/jurisdiction/jurisdiction.ts';
import type { ActivityLog } from '#server/exchange/accounts/activity-log.ts';
import { isPracticeAccount, type Accounts } from '#server/exchange/accounts/accounts.ts';
import { isPassword } from '#server/exchange/accounts/passwords.ts';
import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import type { Db } from '#server/exchange/store/open-database.ts';
import { payeesOf } from '#server/exchange/store/queries/payment-queries.ts';
import type { Authenticator } from './authenticator.ts';
import { unauthenticated } from './errors.ts';
import { refusedWith } from './payment-refusals.ts';
import { bettorRoute } from './route.ts';
import type { SecondStep } from './second-step.ts';
import type { SignInLimits } from './sign-in-limits.ts';

export interface PayeeNeeds {
  authenticator: Authenticator;
  accounts: Accounts;
  limits: SignInLimits;
  activity: ActivityLog;
  gate: CommandGate;
  db: Db;
  jurisdiction: Jurisdiction;
  secondStep: SecondStep;
}

/** Whom a bettor has money sent to. */
export function payeeRoutes(app: FastifyInstance, needs: PayeeNeeds): void {
  const { authenticator, accounts, limits, activity, gate, db, jurisdiction, secondStep } = needs;

  bettorRoute(app, authenticator, listPayees, ({ caller: { accountId } }) => payeesOf(db, accountId));

  bettorRoute(app, authenticator, savePayee, async ({ caller, body, ...by }) => {
    if (!jurisdiction.hasMoney) return { result: refusedWith(body.clientId, 'NO_MONEY') };
    const { accountId, sessionId } = caller;
    const { password, code, payeeId, ...payee } = body;
    limits.admitSession(savePayee.name, sessionId);
    const account = accounts.byId(accountId);
    if (!account) return unauthenticated();
    if (isPracticeAccount(account)) return { result: refusedWith(body.clientId, 'PRACTICE_ACCOUNT') };
    const hash = account.passwordHash;
    if (!hash) return unauthenticated();
    if (!(await isPassword(hash, password, 'known')))
      return { result: refusedWith(body.clientId, 'WRONG_PASSWORD') };
    // What was asked for before keeps its answer, and its code is used up.
    const isAgain = (await gate.resultOf(accountId, body.clientId)) !== null;
    const refusal = isAgain ? null : await secondStep.refusalOf(code, { account, asker: sessionId, by });
    if (refusal) return { result: refusedWith(body.clientId, refusal) };
    const which = { payeeId: payeeId ?? randomUUID(), isNew: payeeId === null };
    const result = await gate.submit({ type: 'SAVE_PAYEE', accountId, ...which, ...payee });
    if (result.status === 'ACCEPTED') await activity.note(accountId, 'PAYEE_SAVED', by, result.payee.label);
    return { result };
  });

  bettorRoute(
    app,
    authenticator,
    removePayee,
    async ({ caller: { accountId }, params: { payeeId }, ...by }) => {
      const known = (await payeesOf(db, accountId)).find((payee) => payee.payeeId === payeeId);
      // One that another tab has removed is gone, as its bettor wants it.
      await gate.submit({ type: 'REMOVE_PAYEE', accountId, payeeId });
      if (known) await activity.note(accountId, 'PAYEE_REMOVED', by, known.label);
      return payeesOf(db, accountId);
    },
  );
}
